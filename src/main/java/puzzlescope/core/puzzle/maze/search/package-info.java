/**
 * The algorithms that look for a way through a finished maze, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.maze.board}, {@code core.puzzle.maze.event},
 * {@code core.puzzle.maze.make}, {@code core.run}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.maze.search;

import org.jspecify.annotations.NullMarked;
