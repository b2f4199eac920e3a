/**
 * What making and solving a maze tells, and the words of it: cells, sides, places, and what an event does to the board.
 *
 * <p>Uses {@code core.event}.
 */
@NullMarked
package puzzlescope.core.puzzle.maze.event;

import org.jspecify.annotations.NullMarked;
