/**
 * The recursions and the search through all states, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.hanoi.event}, {@code core.puzzle.hanoi.space}, {@code core.run},
 * {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.hanoi.search;

import org.jspecify.annotations.NullMarked;
