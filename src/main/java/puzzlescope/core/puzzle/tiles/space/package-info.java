/**
 * Boards of tiles and the slides between them: orders, moves, heuristics, and the numbering of small boards.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.random}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.tiles.space;

import org.jspecify.annotations.NullMarked;
