/** The maze as its events make it: walls, the mark, sets, and what a solver has left in the cells. */
@NullMarked
package puzzlescope.maze.board;

import org.jspecify.annotations.NullMarked;
