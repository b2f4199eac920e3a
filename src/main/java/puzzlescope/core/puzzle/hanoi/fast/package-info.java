/**
 * Moves made and counted without telling of each, and the first move of a shortest way.
 *
 * <p>Uses {@code core.puzzle.hanoi.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.hanoi.fast;

import org.jspecify.annotations.NullMarked;
