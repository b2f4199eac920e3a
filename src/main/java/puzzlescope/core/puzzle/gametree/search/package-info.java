/**
 * The algorithms that look ahead, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.gametree.event}, {@code core.puzzle.gametree.space}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.gametree.search;

import org.jspecify.annotations.NullMarked;
