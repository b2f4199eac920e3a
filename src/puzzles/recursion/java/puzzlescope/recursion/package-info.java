/**
 * The small recursions that every course begins with: factorial, Fibonacci numbers plain and memoised, binary search;
 * with a stack that fills when the base case is taken away.
 */
@NullMarked
package puzzlescope.recursion;

import org.jspecify.annotations.NullMarked;
