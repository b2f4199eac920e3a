/** Pictures of mazes. */
@NullMarked
package puzzlescope.maze.window;

import org.jspecify.annotations.NullMarked;
