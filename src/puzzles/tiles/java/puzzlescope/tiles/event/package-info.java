/** The events of the searches that order the tiles. */
@NullMarked
package puzzlescope.tiles.event;

import org.jspecify.annotations.NullMarked;
