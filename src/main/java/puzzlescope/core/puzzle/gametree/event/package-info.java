/**
 * What a search through the tree of a game says, and a game that is played.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.gametree.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.gametree.event;

import org.jspecify.annotations.NullMarked;
