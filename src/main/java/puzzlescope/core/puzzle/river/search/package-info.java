/**
 * The search for a way across, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.river.event}, {@code core.puzzle.river.space}, {@code core.run},
 * {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.river.search;

import org.jspecify.annotations.NullMarked;
