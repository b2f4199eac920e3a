/** Heuristics side by side on one board: each tried on a thread of its own, and bars on a logarithmic scale. */
@NullMarked
package puzzlescope.tiles.window.compare;

import org.jspecify.annotations.NullMarked;
