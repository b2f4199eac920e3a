/** What events change: the moves on the way to a position, and the values that are known. */
@NullMarked
package puzzlescope.gametree.board;

import org.jspecify.annotations.NullMarked;
