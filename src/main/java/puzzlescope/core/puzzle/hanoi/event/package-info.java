/**
 * The events of the recursions and of the search: calls, moves of disks, states that are found.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.hanoi.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.hanoi.event;

import org.jspecify.annotations.NullMarked;
