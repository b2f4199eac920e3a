/** The disks on their pegs, and the graph of the states as far as it is found. */
@NullMarked
package puzzlescope.hanoi.board;

import org.jspecify.annotations.NullMarked;
