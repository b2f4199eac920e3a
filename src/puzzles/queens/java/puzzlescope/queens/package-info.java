/** Queens: a board with at most one queen a row, and the search that finds every way to place them in peace. */
@NullMarked
package puzzlescope.queens;

import org.jspecify.annotations.NullMarked;
