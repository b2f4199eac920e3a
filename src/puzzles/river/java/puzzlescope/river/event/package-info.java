/** The events of the search for a way across, and of crossings made by hand. */
@NullMarked
package puzzlescope.river.event;

import org.jspecify.annotations.NullMarked;
