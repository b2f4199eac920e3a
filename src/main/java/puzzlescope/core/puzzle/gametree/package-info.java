/**
 * Games for two, noughts and crosses and Nim: the tree of all games that can be played, and what a position in it is
 * worth.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.gametree.board},
 * {@code core.puzzle.gametree.event}, {@code core.puzzle.gametree.fast}, {@code core.puzzle.gametree.search},
 * {@code core.puzzle.gametree.space}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.gametree;

import org.jspecify.annotations.NullMarked;
