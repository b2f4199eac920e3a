/**
 * The functions that call themselves, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.recursion.event}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.recursion.search;

import org.jspecify.annotations.NullMarked;
