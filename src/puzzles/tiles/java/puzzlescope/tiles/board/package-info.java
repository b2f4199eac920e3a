/** The tiles as the events move them, and what a search has found. */
@NullMarked
package puzzlescope.tiles.board;

import org.jspecify.annotations.NullMarked;
