/** The attempts of a search that deepens. */
@NullMarked
package puzzlescope.tiles.window.attempts;

import org.jspecify.annotations.NullMarked;
