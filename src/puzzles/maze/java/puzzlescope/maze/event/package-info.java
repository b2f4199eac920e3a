/**
 * What making and solving a maze tells, family by family, and the words of it: cells, sides, places, and what an event does
 * to the board. What one algorithm alone tells stands with it.
 */
@NullMarked
package puzzlescope.maze.event;

import org.jspecify.annotations.NullMarked;
