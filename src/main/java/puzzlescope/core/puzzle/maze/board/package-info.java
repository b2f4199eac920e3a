/**
 * The maze as its events make it: walls, the mark, sets, and what a solver has left in the cells.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.maze.event}, {@code core.puzzle.maze.fast}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.maze.board;

import org.jspecify.annotations.NullMarked;
