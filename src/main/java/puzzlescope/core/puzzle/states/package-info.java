/**
 * State space: the graph that a search builds of the states of a river crossing, the Towers of Hanoi, sliding tiles or a
 * puzzle of one's own.
 * The only puzzle that knows others: of them it uses their {@code space} alone.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.hanoi.space}, {@code core.puzzle.river.space},
 * {@code core.puzzle.states.board}, {@code core.puzzle.states.event}, {@code core.puzzle.states.own},
 * {@code core.puzzle.states.search}, {@code core.puzzle.states.space}, {@code core.puzzle.tiles.space},
 * {@code core.run}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.states;

import org.jspecify.annotations.NullMarked;
