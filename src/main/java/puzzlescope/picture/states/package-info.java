/**
 * State graphs of any puzzle: nodes with small pictures of their states, edges, walks.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.hanoi.space},
 * {@code core.puzzle.river.space}, {@code core.puzzle.states}, {@code core.puzzle.states.board}, {@code core.puzzle.states.event},
 * {@code core.puzzle.states.own}, {@code core.puzzle.states.space}, {@code core.puzzle.tiles.space},
 * {@code core.search}, {@code core.session}, {@code picture}, {@code picture.board}, {@code picture.graph}.
 */
@NullMarked
package puzzlescope.picture.states;

import org.jspecify.annotations.NullMarked;
