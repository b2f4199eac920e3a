/**
 * The attempts of a search that deepens.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.tiles}, {@code core.puzzle.tiles.event},
 * {@code core.replay}, {@code core.session}, {@code core.trace}, {@code picture.tiles}, {@code ui.board},
 * {@code ui.control}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.tiles.attempts;

import org.jspecify.annotations.NullMarked;
