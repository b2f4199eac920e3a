/**
 * The window: the app, its tabs, settings, the demo.
 *
 * <p>Uses {@code command}, {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.replay},
 * {@code core.run}, {@code core.trace}, {@code text}, {@code ui.board}, {@code ui.calls}, {@code ui.control},
 * {@code ui.fx}, {@code ui.player}, {@code ui.puzzle.finder}, {@code ui.puzzle.hanoi}, {@code ui.puzzle.knight},
 * {@code ui.puzzle.maze}, {@code ui.puzzle.queens}, {@code ui.puzzle.recursion}, {@code ui.puzzle.river},
 * {@code ui.puzzle.states}, {@code ui.puzzle.tiles}, {@code ui.theme}, {@code ui.timeline}.
 */
@NullMarked
package puzzlescope.ui.app;

import org.jspecify.annotations.NullMarked;
