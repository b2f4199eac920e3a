/**
 * The sliding tiles: a square board with one blank, and searches that put the tiles in order.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.tiles.board}, {@code core.puzzle.tiles.event},
 * {@code core.puzzle.tiles.fast}, {@code core.puzzle.tiles.search}, {@code core.puzzle.tiles.space}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.tiles;

import org.jspecify.annotations.NullMarked;
