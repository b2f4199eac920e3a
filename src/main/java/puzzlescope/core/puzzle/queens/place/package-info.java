/** Ways to one solution on boards of up to a million rows: plain arrays, no events, time and memory in proportion to the rows. */
@NullMarked
package puzzlescope.core.puzzle.queens.place;

import org.jspecify.annotations.NullMarked;
