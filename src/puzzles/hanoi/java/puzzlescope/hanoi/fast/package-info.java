/** Moves made and counted without telling of each, and the first move of a shortest way. */
@NullMarked
package puzzlescope.hanoi.fast;

import org.jspecify.annotations.NullMarked;
