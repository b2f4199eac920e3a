/** The searches that put the tiles in order, step by step. */
@NullMarked
package puzzlescope.tiles.search;

import org.jspecify.annotations.NullMarked;
