/**
 * The events of functions that call themselves.
 *
 * <p>Uses {@code core.event}.
 */
@NullMarked
package puzzlescope.core.puzzle.recursion.event;

import org.jspecify.annotations.NullMarked;
