/**
 * The parts of a tab that work for every puzzle: listing, sentence, counters, options, buttons, the panel of a game.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.replay}, {@code core.run},
 * {@code core.session}, {@code core.trace}, {@code text}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.control;

import org.jspecify.annotations.NullMarked;
