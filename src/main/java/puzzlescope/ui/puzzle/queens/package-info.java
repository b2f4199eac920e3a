/**
 * How the queens are drawn, and the list of their solutions.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.queens}, {@code core.puzzle.queens.board},
 * {@code core.puzzle.queens.fast}, {@code core.replay}, {@code core.run}, {@code core.session}, {@code core.trace},
 * {@code picture}, {@code picture.board}, {@code picture.queens}, {@code text}, {@code ui.board}, {@code ui.control},
 * {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.queens;

import org.jspecify.annotations.NullMarked;
