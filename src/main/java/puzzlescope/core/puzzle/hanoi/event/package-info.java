/**
 * What the recursions and the search tell: calls, moves of disks, nodes that are found.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.hanoi.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.hanoi.event;

import org.jspecify.annotations.NullMarked;
