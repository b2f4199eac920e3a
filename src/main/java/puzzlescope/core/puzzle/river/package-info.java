/**
 * River crossing: people, or a wolf, a goat and a cabbage, who are to be brought across by a small boat, and searches
 * that build the graph of the states as they go.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.river.board}, {@code core.puzzle.river.event},
 * {@code core.puzzle.river.search}, {@code core.puzzle.river.space}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.river;

import org.jspecify.annotations.NullMarked;
