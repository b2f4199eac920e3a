/**
 * How the small recursions are drawn: the tree of calls, the descending stairs, the list that is searched.
 *
 * <p>Uses {@code core.puzzle}, {@code core.puzzle.recursion}, {@code core.puzzle.recursion.board},
 * {@code core.puzzle.recursion.event}, {@code core.replay}, {@code core.session}, {@code core.trace}, {@code picture},
 * {@code picture.board}, {@code picture.recursion}, {@code ui.board}, {@code ui.fx}, {@code ui.player},
 * {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.recursion;

import org.jspecify.annotations.NullMarked;
