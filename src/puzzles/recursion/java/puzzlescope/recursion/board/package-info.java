/** The calls that are open, and the table of a memoised function. */
@NullMarked
package puzzlescope.recursion.board;

import org.jspecify.annotations.NullMarked;
