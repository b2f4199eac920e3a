/**
 * The part of the graph that exists at a position.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.states.event}, {@code core.puzzle.states.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.states.board;

import org.jspecify.annotations.NullMarked;
