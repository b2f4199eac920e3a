/** The algorithms that look for a way through a finished maze, told step by step. */
@NullMarked
package puzzlescope.core.puzzle.maze.search;

import org.jspecify.annotations.NullMarked;
