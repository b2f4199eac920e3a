/**
 * Solvers that tell step by step. They emit events and touch no board.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.queens.board}, {@code core.puzzle.queens.event},
 * {@code core.puzzle.queens.fast}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.queens.search;

import org.jspecify.annotations.NullMarked;
