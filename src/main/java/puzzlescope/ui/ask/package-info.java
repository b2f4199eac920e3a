/**
 * Questions before the film goes on: what comes next, what the algorithm does, what holds for the run; the votes of a
 * class, and the score.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.run}, {@code core.session},
 * {@code core.trace}, {@code question}, {@code text}, {@code ui.board}, {@code ui.control}, {@code ui.fx},
 * {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.ask;

import org.jspecify.annotations.NullMarked;
