/**
 * The maze: a board of walls, the algorithms that make a spanning tree of corridors of it, those that look for a way
 * through the finished one, and the game of walking it by hand.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.maze.board}, {@code core.puzzle.maze.event},
 * {@code core.puzzle.maze.fast}, {@code core.puzzle.maze.make}, {@code core.puzzle.maze.own},
 * {@code core.puzzle.maze.search}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.maze;

import org.jspecify.annotations.NullMarked;
