/**
 * The maze: a board of walls, the algorithms that make a spanning tree of corridors of it, those that look for a way
 * through the finished one, and the game of walking it by hand.
 */
@NullMarked
package puzzlescope.maze;

import org.jspecify.annotations.NullMarked;
