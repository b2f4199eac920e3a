/** The state that events change: the queens on the board, and the progress of a count. */
@NullMarked
package puzzlescope.queens.board;

import org.jspecify.annotations.NullMarked;
