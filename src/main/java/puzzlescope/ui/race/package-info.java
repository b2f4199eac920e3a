/**
 * Runs of a puzzle side by side: their boards, their sentences, their figures as bars, their curves over one another,
 * and where they do different things.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.replay}, {@code core.run},
 * {@code core.session}, {@code core.trace}, {@code picture}, {@code race}, {@code text}, {@code ui.compare},
 * {@code ui.control}, {@code ui.form}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.race;

import org.jspecify.annotations.NullMarked;
