/** The search for a way across, told step by step. */
@NullMarked
package puzzlescope.river.search;

import org.jspecify.annotations.NullMarked;
