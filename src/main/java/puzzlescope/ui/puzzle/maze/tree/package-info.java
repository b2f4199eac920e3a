/**
 * A maze without loops as the tree that it is: cells as nodes, in layers by their distance from the start.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.maze.board}, {@code core.puzzle.maze.event}, {@code core.search},
 * {@code picture}, {@code ui.board}, {@code ui.graph}.
 */
@NullMarked
package puzzlescope.ui.puzzle.maze.tree;

import org.jspecify.annotations.NullMarked;
