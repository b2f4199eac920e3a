/**
 * The searches that put the tiles in order, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.tiles.event}, {@code core.puzzle.tiles.fast},
 * {@code core.puzzle.tiles.fast.optimal}, {@code core.puzzle.tiles.space}, {@code core.run}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.tiles.search;

import org.jspecify.annotations.NullMarked;
