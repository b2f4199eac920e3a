/**
 * The states of disks on pegs, and the moves between them.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.hanoi.space;

import org.jspecify.annotations.NullMarked;
