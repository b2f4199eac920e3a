/**
 * How the maze is drawn.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.maze}, {@code core.puzzle.maze.board},
 * {@code core.puzzle.maze.event}, {@code core.puzzle.maze.own}, {@code core.replay}, {@code core.session},
 * {@code picture}, {@code picture.board}, {@code picture.graph}, {@code picture.maze}, {@code text}, {@code ui.board},
 * {@code ui.control}, {@code ui.fx}, {@code ui.player}, {@code ui.puzzle.maze.compare}, {@code ui.theme},
 * {@code ui.writing}.
 */
@NullMarked
package puzzlescope.ui.puzzle.maze;

import org.jspecify.annotations.NullMarked;
