/** A maze as a person's program sees it. */
@NullMarked
package puzzlescope.maze.program;

import org.jspecify.annotations.NullMarked;
