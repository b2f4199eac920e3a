/**
 * The window: the app, its tabs, settings, the demo.
 *
 * <p>Uses {@code command}, {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.replay},
 * {@code core.run}, {@code core.session}, {@code core.trace}, {@code document}, {@code document.lesson},
 * {@code export}, {@code picture}, {@code plugin}, {@code query}, {@code text}, {@code ui.ask}, {@code ui.board},
 * {@code ui.calls}, {@code ui.control}, {@code ui.document}, {@code ui.export}, {@code ui.form}, {@code ui.frame},
 * {@code ui.fx}, {@code ui.lesson}, {@code ui.mark}, {@code ui.player}, {@code ui.query}, {@code ui.race},
 * {@code ui.review}, {@code ui.theme}, {@code ui.timeline}.
 */
@NullMarked
package puzzlescope.ui.app;

import org.jspecify.annotations.NullMarked;
