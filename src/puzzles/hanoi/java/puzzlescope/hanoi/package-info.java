/**
 * The Towers of Hanoi: disks of different widths to carry from one peg to another, one at a time and
 * never a wider one on a narrower one; the recursion, the search through all states, and the same with four pegs.
 */
@NullMarked
package puzzlescope.hanoi;

import org.jspecify.annotations.NullMarked;
