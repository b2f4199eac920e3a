/**
 * Crossings of crowds, counted without telling of each.
 *
 * <p>Uses nothing of ours.
 */
@NullMarked
package puzzlescope.core.puzzle.river.fast;

import org.jspecify.annotations.NullMarked;
