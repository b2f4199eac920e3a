/** What the recursions and the search tell: calls, moves of disks, nodes that are found. */
@NullMarked
package puzzlescope.core.puzzle.hanoi.event;

import org.jspecify.annotations.NullMarked;
