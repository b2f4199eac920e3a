/**
 * What events change: where the queens stand, and how far a count has come.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.queens.event}, {@code core.puzzle.queens.fast}.
 */
@NullMarked
package puzzlescope.core.puzzle.queens.board;

import org.jspecify.annotations.NullMarked;
