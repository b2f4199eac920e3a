/**
 * The Towers of Hanoi: disks of different widths that are to be carried from one peg to another, one at a time and
 * never a wider one on a narrower one; the recursion, the search through all states, and the same with four pegs.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.hanoi.board}, {@code core.puzzle.hanoi.event},
 * {@code core.puzzle.hanoi.fast}, {@code core.puzzle.hanoi.search}, {@code core.puzzle.hanoi.space}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.hanoi;

import org.jspecify.annotations.NullMarked;
