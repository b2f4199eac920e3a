/**
 * The calls of a run beside the board, as a stack or as a tree that grows; and in their place what a search has still
 * to deal with.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.session}, {@code core.trace},
 * {@code picture}, {@code picture.agenda}, {@code picture.run}, {@code ui.control}, {@code ui.fx}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.calls;

import org.jspecify.annotations.NullMarked;
