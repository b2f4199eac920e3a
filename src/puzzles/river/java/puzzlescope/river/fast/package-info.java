/** Crossings of crowds, counted without telling of each. */
@NullMarked
package puzzlescope.river.fast;

import org.jspecify.annotations.NullMarked;
