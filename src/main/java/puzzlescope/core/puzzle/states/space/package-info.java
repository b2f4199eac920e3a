/**
 * State spaces of other puzzles, with names for their states and moves. The only package of a puzzle that uses other
 * puzzles: their {@code space}, nothing else.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.hanoi.space}, {@code core.puzzle.river.space},
 * {@code core.puzzle.states.own}, {@code core.puzzle.tiles.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.states.space;

import org.jspecify.annotations.NullMarked;
