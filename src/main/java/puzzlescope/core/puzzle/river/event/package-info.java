/**
 * What the search for a way across tells, and what a person does who crosses by hand.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.river.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.river.event;

import org.jspecify.annotations.NullMarked;
