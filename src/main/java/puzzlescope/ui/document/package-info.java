/**
 * Opening and saving runs, and the codes by which a class has the same board.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.replay}, {@code core.run},
 * {@code core.session}, {@code core.trace}, {@code document}, {@code ui.board}, {@code ui.control}, {@code ui.fx},
 * {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.document;

import org.jspecify.annotations.NullMarked;
