/**
 * How the knight's tour is drawn, and what stands beside its board.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.knight}, {@code core.puzzle.knight.board},
 * {@code core.puzzle.knight.space}, {@code core.replay}, {@code core.session}, {@code core.trace}, {@code picture},
 * {@code picture.board}, {@code picture.knight}, {@code ui.board}, {@code ui.control}, {@code ui.fx},
 * {@code ui.player}, {@code ui.puzzle.knight.compare}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.knight;

import org.jspecify.annotations.NullMarked;
