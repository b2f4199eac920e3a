/**
 * Silent solvers: counts of all ways to place n queens in peace, and ways to one solution on boards of up to a million
 * rows. Plain arrays and bit masks, no events; nothing of the other packages of this puzzle is used here. A count comes
 * in independent pieces, so that several threads share it and a run can tell how far it has come.
 */
@NullMarked
package puzzlescope.queens.fast;

import org.jspecify.annotations.NullMarked;
