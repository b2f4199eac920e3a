/**
 * Events of making and solving a maze, by family, and their vocabulary: cells, sides, places, and the effects on the
 * board. Events of a single algorithm are declared beside it.
 */
@NullMarked
package puzzlescope.maze.event;

import org.jspecify.annotations.NullMarked;
