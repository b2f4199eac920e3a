/** The states of disks on pegs, and the moves between them. */
@NullMarked
package puzzlescope.core.puzzle.hanoi.space;

import org.jspecify.annotations.NullMarked;
