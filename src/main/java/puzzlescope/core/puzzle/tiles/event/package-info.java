/**
 * What the searches that put the tiles in order tell.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.tiles.fast}, {@code core.puzzle.tiles.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.tiles.event;

import org.jspecify.annotations.NullMarked;
