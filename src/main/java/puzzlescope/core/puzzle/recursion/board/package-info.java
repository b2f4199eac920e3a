/** The calls that are open, and the table of a memoised function. */
@NullMarked
package puzzlescope.core.puzzle.recursion.board;

import org.jspecify.annotations.NullMarked;
