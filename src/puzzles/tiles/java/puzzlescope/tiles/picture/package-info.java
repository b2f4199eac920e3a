/** Sliding tiles, the moves tried on them, and small boards. */
@NullMarked
package puzzlescope.tiles.picture;

import org.jspecify.annotations.NullMarked;
