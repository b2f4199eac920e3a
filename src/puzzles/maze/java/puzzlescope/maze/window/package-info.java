/** How the maze is drawn. */
@NullMarked
package puzzlescope.maze.window;

import org.jspecify.annotations.NullMarked;
