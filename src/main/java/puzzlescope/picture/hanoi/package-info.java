/**
 * Pegs and disks, and the triangle of their states.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.hanoi.board}, {@code core.puzzle.hanoi.event},
 * {@code core.puzzle.hanoi.space}, {@code core.session}, {@code picture}, {@code picture.board}.
 */
@NullMarked
package puzzlescope.picture.hanoi;

import org.jspecify.annotations.NullMarked;
