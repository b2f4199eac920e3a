/**
 * What events change: the moves on the way to a position, and the values that are known.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.gametree.event}, {@code core.puzzle.gametree.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.gametree.board;

import org.jspecify.annotations.NullMarked;
