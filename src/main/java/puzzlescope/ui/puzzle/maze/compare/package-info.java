/**
 * The algorithms that make mazes side by side: how many dead ends they leave, how long corridors and ways are.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.maze}, {@code core.puzzle.maze.event},
 * {@code ui.compare}, {@code ui.form}, {@code ui.fx}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.maze.compare;

import org.jspecify.annotations.NullMarked;
