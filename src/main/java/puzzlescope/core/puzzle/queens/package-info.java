/**
 * Queens: a board with at most one queen a row, and the search that finds every way to place them in peace.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.queens.board}, {@code core.puzzle.queens.event},
 * {@code core.puzzle.queens.fast}, {@code core.puzzle.queens.search}, {@code core.random}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.queens;

import org.jspecify.annotations.NullMarked;
