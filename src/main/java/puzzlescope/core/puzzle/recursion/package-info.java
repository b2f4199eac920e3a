/**
 * The small recursions that every course begins with: factorial, Fibonacci numbers plain and memoised, binary search;
 * with a stack that fills when the base case is taken away.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.recursion.board},
 * {@code core.puzzle.recursion.event}, {@code core.puzzle.recursion.search}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.recursion;

import org.jspecify.annotations.NullMarked;
