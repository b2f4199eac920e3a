/** What the searches that put the tiles in order tell. */
@NullMarked
package puzzlescope.tiles.event;

import org.jspecify.annotations.NullMarked;
