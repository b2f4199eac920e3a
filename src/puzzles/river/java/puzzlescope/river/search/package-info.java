/** The search for a way across, step by step. */
@NullMarked
package puzzlescope.river.search;

import org.jspecify.annotations.NullMarked;
