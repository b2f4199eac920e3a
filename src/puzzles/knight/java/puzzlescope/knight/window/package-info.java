/** How the knight's tour is drawn, and what stands beside its board. */
@NullMarked
package puzzlescope.knight.window;

import org.jspecify.annotations.NullMarked;
