/**
 * The tiles as the events move them, and what a search has found.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.tiles.event}, {@code core.puzzle.tiles.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.tiles.board;

import org.jspecify.annotations.NullMarked;
