/** The algorithms that make a spanning tree of corridors, step by step. */
@NullMarked
package puzzlescope.maze.generator;

import org.jspecify.annotations.NullMarked;
