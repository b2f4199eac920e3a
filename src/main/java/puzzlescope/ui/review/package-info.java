/**
 * Shows what each move of a game by hand was worth.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.run}, {@code core.session}, {@code picture},
 * {@code review}, {@code ui.control}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.review;

import org.jspecify.annotations.NullMarked;
