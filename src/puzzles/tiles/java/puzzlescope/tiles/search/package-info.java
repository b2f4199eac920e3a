/** The searches that put the tiles in order, told step by step. */
@NullMarked
package puzzlescope.tiles.search;

import org.jspecify.annotations.NullMarked;
