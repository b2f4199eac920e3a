/**
 * The algorithms that make a spanning tree of corridors, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.maze.board}, {@code core.puzzle.maze.event},
 * {@code core.puzzle.maze.own}, {@code core.random}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.maze.make;

import org.jspecify.annotations.NullMarked;
