/** The algorithms that look for a way through a finished maze, step by step. */
@NullMarked
package puzzlescope.maze.search;

import org.jspecify.annotations.NullMarked;
