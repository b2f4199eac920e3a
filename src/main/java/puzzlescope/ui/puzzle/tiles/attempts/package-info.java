/**
 * The attempts of a search that deepens, and the moves that were found.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.tiles}, {@code core.puzzle.tiles.board},
 * {@code core.puzzle.tiles.event}, {@code core.puzzle.tiles.space}, {@code core.replay}, {@code core.session},
 * {@code core.trace}, {@code ui.board}, {@code ui.control}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.tiles.attempts;

import org.jspecify.annotations.NullMarked;
