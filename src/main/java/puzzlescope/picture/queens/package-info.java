/**
 * Queens on a board as they are placed and taken back, and large placements as pixels.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.queens.board}, {@code core.puzzle.queens.event},
 * {@code core.puzzle.queens.fast}, {@code core.replay}, {@code core.run}, {@code core.session}, {@code core.trace},
 * {@code picture}, {@code picture.board}.
 */
@NullMarked
package puzzlescope.picture.queens;

import org.jspecify.annotations.NullMarked;
