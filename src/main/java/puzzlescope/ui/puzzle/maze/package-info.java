/**
 * How the maze is drawn.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.maze}, {@code core.puzzle.maze.board},
 * {@code core.puzzle.maze.event}, {@code core.replay}, {@code core.run}, {@code ui.board}, {@code ui.control},
 * {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.maze;

import org.jspecify.annotations.NullMarked;
