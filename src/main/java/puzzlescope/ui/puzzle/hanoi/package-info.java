/**
 * The view of the Towers of Hanoi: the pegs with their disks, and the graph of the states in its Sierpiński shape.
 *
 * <p>Uses {@code core.puzzle}, {@code core.puzzle.hanoi}, {@code core.puzzle.hanoi.board},
 * {@code core.puzzle.hanoi.event}, {@code core.puzzle.hanoi.space}, {@code core.replay}, {@code core.session},
 * {@code picture}, {@code picture.graph}, {@code picture.hanoi}, {@code ui.board}, {@code ui.player}.
 */
@NullMarked
package puzzlescope.ui.puzzle.hanoi;

import org.jspecify.annotations.NullMarked;
