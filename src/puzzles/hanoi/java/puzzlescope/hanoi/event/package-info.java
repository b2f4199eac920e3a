/** The events of the recursions and of the search: calls, moves of disks, states that are found. */
@NullMarked
package puzzlescope.hanoi.event;

import org.jspecify.annotations.NullMarked;
