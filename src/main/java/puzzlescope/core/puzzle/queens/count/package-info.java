/**
 * Counts of all ways to place n queens in peace, without telling of each: plain arrays and bit masks, no events. The work
 * comes in independent pieces, so that several threads share it and a run can tell how far it has come.
 */
@NullMarked
package puzzlescope.core.puzzle.queens.count;

import org.jspecify.annotations.NullMarked;
