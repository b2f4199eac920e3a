/** How the maze is drawn. */
@NullMarked
package puzzlescope.ui.puzzle.maze;

import org.jspecify.annotations.NullMarked;
