/** The states of the crossing puzzles, their moves, and their rules. */
@NullMarked
package puzzlescope.river.space;

import org.jspecify.annotations.NullMarked;
