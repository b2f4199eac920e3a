/**
 * The positions and moves of the games, as numbers.
 *
 * <p>Uses nothing of ours.
 */
@NullMarked
package puzzlescope.core.puzzle.gametree.space;

import org.jspecify.annotations.NullMarked;
