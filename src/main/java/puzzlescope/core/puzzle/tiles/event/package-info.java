/** What the searches that put the tiles in order tell. */
@NullMarked
package puzzlescope.core.puzzle.tiles.event;

import org.jspecify.annotations.NullMarked;
