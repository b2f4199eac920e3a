/** The state that events change: the moves leading to a position, and the known values. */
@NullMarked
package puzzlescope.gametree.board;

import org.jspecify.annotations.NullMarked;
