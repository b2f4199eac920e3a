/**
 * Draws the graphs of states that searches build, and small boards of the states; may know what those are.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.river.space}, {@code core.puzzle.states},
 * {@code core.puzzle.states.board}, {@code core.puzzle.states.event}, {@code core.puzzle.states.own},
 * {@code core.puzzle.states.space}, {@code core.replay}, {@code core.search}, {@code core.session}, {@code picture},
 * {@code picture.board}, {@code picture.graph}, {@code picture.states}, {@code text}, {@code ui.board},
 * {@code ui.compare}, {@code ui.control}, {@code ui.form}, {@code ui.fx}, {@code ui.player}, {@code ui.theme},
 * {@code ui.writing}.
 */
@NullMarked
package puzzlescope.ui.puzzle.states;

import org.jspecify.annotations.NullMarked;
