/**
 * Boards of so few squares that each order of the tiles has a number of its own and all of them fit into plain arrays, the
 * 8-puzzle above all: every distance known in some milliseconds. Nothing here emits events.
 */
@NullMarked
package puzzlescope.core.puzzle.tiles.small;

import org.jspecify.annotations.NullMarked;
