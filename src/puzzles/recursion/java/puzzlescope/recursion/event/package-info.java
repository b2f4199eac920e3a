/** The events of functions that call themselves. */
@NullMarked
package puzzlescope.recursion.event;

import org.jspecify.annotations.NullMarked;
