/**
 * Searches that tell nothing while they work: the distances of all small boards, iterative deepening on one array, and
 * the choice of the strongest tables.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.tiles.fast.optimal}, {@code core.puzzle.tiles.space},
 * {@code core.run}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.tiles.fast;

import org.jspecify.annotations.NullMarked;
