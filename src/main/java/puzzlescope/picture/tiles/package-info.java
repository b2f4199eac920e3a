/**
 * Sliding tiles, the moves tried on them, and small boards.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.tiles}, {@code core.puzzle.tiles.board},
 * {@code core.puzzle.tiles.event}, {@code core.puzzle.tiles.space}, {@code core.replay}, {@code core.session},
 * {@code core.trace}, {@code picture}, {@code picture.board}.
 */
@NullMarked
package puzzlescope.picture.tiles;

import org.jspecify.annotations.NullMarked;
