/**
 * The small recursions that every course begins with: factorial, Fibonacci numbers plain and memoised, binary search; with a
 * stack that fills when the base case is taken away. May use the core, no other puzzle.
 */
@NullMarked
package puzzlescope.core.puzzle.recursion;

import org.jspecify.annotations.NullMarked;
