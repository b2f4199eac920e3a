/**
 * What making and solving a maze tells, family by family, and the words of it: cells, sides, places, and what an event does
 * to the board. What one algorithm alone tells stands with it.
 *
 * <p>Uses {@code core.event}.
 */
@NullMarked
package puzzlescope.core.puzzle.maze.event;

import org.jspecify.annotations.NullMarked;
