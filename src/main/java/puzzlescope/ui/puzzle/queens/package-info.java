/** How the queens are drawn, and the list of their solutions. */
@NullMarked
package puzzlescope.ui.puzzle.queens;

import org.jspecify.annotations.NullMarked;
