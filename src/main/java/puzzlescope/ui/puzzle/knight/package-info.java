/** How the knight's tour is drawn, and what stands beside its board. */
@NullMarked
package puzzlescope.ui.puzzle.knight;

import org.jspecify.annotations.NullMarked;
