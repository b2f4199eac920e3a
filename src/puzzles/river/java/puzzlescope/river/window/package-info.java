/** The river crossing's view: the banks and the boat, the graph of the states, and the table of {@code last}. */
@NullMarked
package puzzlescope.river.window;

import org.jspecify.annotations.NullMarked;
