/** The events of a walk through folders, and the names, sizes and dates that it writes down beside them. */
@NullMarked
package puzzlescope.finder.event;

import org.jspecify.annotations.NullMarked;
