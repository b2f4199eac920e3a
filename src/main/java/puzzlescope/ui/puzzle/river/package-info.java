/**
 * The river crossing's view: the banks and the boat, the graph of the states, and the table of {@code last}.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.river}, {@code core.puzzle.river.board},
 * {@code core.puzzle.river.event}, {@code core.puzzle.river.space}, {@code core.replay}, {@code core.session},
 * {@code picture}, {@code picture.board}, {@code picture.river}, {@code ui.board}, {@code ui.fx}, {@code ui.player},
 * {@code ui.theme}, {@code ui.writing}.
 */
@NullMarked
package puzzlescope.ui.puzzle.river;

import org.jspecify.annotations.NullMarked;
