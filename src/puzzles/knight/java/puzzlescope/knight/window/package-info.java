/** Pictures of the knight's tour and of the panels beside its board. */
@NullMarked
package puzzlescope.knight.window;

import org.jspecify.annotations.NullMarked;
