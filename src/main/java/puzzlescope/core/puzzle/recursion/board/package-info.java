/**
 * The calls that are open, and the table of a memoised function.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.recursion.event}.
 */
@NullMarked
package puzzlescope.core.puzzle.recursion.board;

import org.jspecify.annotations.NullMarked;
