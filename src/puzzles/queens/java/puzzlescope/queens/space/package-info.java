/** Terms of placements that events and fast solvers share. */
@NullMarked
package puzzlescope.queens.space;

import org.jspecify.annotations.NullMarked;
