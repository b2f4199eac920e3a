/**
 * Heuristics side by side on one board: each tried on a thread of its own, and bars on a logarithmic scale.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.tiles.fast}, {@code core.puzzle.tiles.space}, {@code core.run},
 * {@code ui.compare}, {@code ui.fx}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.tiles.compare;

import org.jspecify.annotations.NullMarked;
