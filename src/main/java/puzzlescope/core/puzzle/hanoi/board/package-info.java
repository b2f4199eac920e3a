/**
 * The disks on their pegs, and the graph of the states as far as it is found.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.hanoi.event}, {@code core.puzzle.hanoi.fast},
 * {@code core.puzzle.hanoi.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.hanoi.board;

import org.jspecify.annotations.NullMarked;
