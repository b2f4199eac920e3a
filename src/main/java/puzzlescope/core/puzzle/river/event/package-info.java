/**
 * The events of the search for a way across, and of crossings made by hand.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.river.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.river.event;

import org.jspecify.annotations.NullMarked;
