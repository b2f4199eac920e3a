/** The algorithms that make mazes side by side: how many dead ends they leave, how long corridors and ways are. */
@NullMarked
package puzzlescope.maze.window.compare;

import org.jspecify.annotations.NullMarked;
