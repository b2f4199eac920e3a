/** Boards of tiles and the slides between them: orders, moves, heuristics, and the numbering of small boards. */
@NullMarked
package puzzlescope.tiles.space;

import org.jspecify.annotations.NullMarked;
