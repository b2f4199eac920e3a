/**
 * What making and solving a maze tells, and the words of it: cells, sides, places, and what an event does to the board.
 */
@NullMarked
package puzzlescope.core.puzzle.maze.event;

import org.jspecify.annotations.NullMarked;
