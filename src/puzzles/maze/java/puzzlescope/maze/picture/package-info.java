/** Mazes as they are made and solved, square by square or as pixels, and as trees. */
@NullMarked
package puzzlescope.maze.picture;

import org.jspecify.annotations.NullMarked;
