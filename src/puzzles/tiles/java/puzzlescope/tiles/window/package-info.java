/** Pictures of the sliding tiles, and the list of the attempts beside them. */
@NullMarked
package puzzlescope.tiles.window;

import org.jspecify.annotations.NullMarked;
