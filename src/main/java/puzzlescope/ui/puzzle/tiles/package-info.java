/** How the sliding tiles are drawn, and the list of the attempts beside them. */
@NullMarked
package puzzlescope.ui.puzzle.tiles;

import org.jspecify.annotations.NullMarked;
