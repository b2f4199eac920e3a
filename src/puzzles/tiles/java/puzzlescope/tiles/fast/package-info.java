/**
 * Searches that emit no events: the distances of all small boards, iterative deepening on one array, and
 * the choice of the strongest tables.
 */
@NullMarked
package puzzlescope.tiles.fast;

import org.jspecify.annotations.NullMarked;
