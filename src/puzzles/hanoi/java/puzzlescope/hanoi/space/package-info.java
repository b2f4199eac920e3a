/** The states of disks on pegs, and the moves between them. */
@NullMarked
package puzzlescope.hanoi.space;

import org.jspecify.annotations.NullMarked;
