/**
 * Makers of spanning trees on a grid, what opens loops in them, and the search through one, as plain loops over arrays
 * without a screen or an event: mazes of millions of cells in a blink. They draw their random numbers in their own way, so
 * that a seed gives another maze here than with the algorithms that are watched step by step.
 */
@NullMarked
package puzzlescope.maze.fast;

import org.jspecify.annotations.NullMarked;
