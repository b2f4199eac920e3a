/** The events of functions that call themselves. */
@NullMarked
package puzzlescope.core.puzzle.recursion.event;

import org.jspecify.annotations.NullMarked;
