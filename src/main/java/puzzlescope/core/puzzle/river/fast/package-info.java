/** Crossings of crowds, counted without telling of each. */
@NullMarked
package puzzlescope.core.puzzle.river.fast;

import org.jspecify.annotations.NullMarked;
