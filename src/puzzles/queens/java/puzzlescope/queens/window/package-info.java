/** Pictures of the queens, and the list of their solutions. */
@NullMarked
package puzzlescope.queens.window;

import org.jspecify.annotations.NullMarked;
