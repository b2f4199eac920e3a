/** The sliding tiles: a square board with one blank, and searches that put the tiles in order. */
@NullMarked
package puzzlescope.tiles;

import org.jspecify.annotations.NullMarked;
