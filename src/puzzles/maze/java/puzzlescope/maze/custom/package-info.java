/**
 * Mazes that a person has written down in the form in which they are printed: walls and spaces, and where the way begins and
 * ends. What cannot be read is refused with its line and column.
 */
@NullMarked
package puzzlescope.maze.custom;

import org.jspecify.annotations.NullMarked;
