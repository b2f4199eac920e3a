/**
 * How the sliding tiles are drawn, and the list of the attempts beside them.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.tiles}, {@code core.puzzle.tiles.board},
 * {@code core.puzzle.tiles.search}, {@code core.puzzle.tiles.space}, {@code core.replay}, {@code core.session},
 * {@code core.trace}, {@code picture}, {@code picture.board}, {@code picture.tiles}, {@code ui.board},
 * {@code ui.control}, {@code ui.form}, {@code ui.fx}, {@code ui.player}, {@code ui.puzzle.tiles.attempts},
 * {@code ui.puzzle.tiles.compare}, {@code ui.theme}, {@code ui.writing}.
 */
@NullMarked
package puzzlescope.ui.puzzle.tiles;

import org.jspecify.annotations.NullMarked;
