/**
 * The states of the crossing puzzles, their moves, and their rules.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.river.space;

import org.jspecify.annotations.NullMarked;
