/** What the search for a way across tells, and what a person does who crosses by hand. */
@NullMarked
package puzzlescope.core.puzzle.river.event;

import org.jspecify.annotations.NullMarked;
