/**
 * Mazes as they are made and solved, square by square or as pixels, and as trees.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.maze}, {@code core.puzzle.maze.board},
 * {@code core.puzzle.maze.event}, {@code core.puzzle.maze.own}, {@code core.run}, {@code core.search},
 * {@code core.session}, {@code picture}, {@code picture.board}, {@code picture.graph}.
 */
@NullMarked
package puzzlescope.picture.maze;

import org.jspecify.annotations.NullMarked;
