/**
 * The graph of the states as far as it is built.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.river.event}, {@code core.puzzle.river.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.river.board;

import org.jspecify.annotations.NullMarked;
