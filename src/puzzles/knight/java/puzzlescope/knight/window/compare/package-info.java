/** The orders of trying hops side by side. */
@NullMarked
package puzzlescope.knight.window.compare;

import org.jspecify.annotations.NullMarked;
