/**
 * Answers without a word: how games end if both play as well as can be.
 *
 * <p>Uses {@code core.puzzle.gametree.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.gametree.fast;

import org.jspecify.annotations.NullMarked;
