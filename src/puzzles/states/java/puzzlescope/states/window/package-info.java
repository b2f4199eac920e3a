/** Draws the graphs of states that searches build, and small boards of the states; may know what those are. */
@NullMarked
package puzzlescope.states.window;

import org.jspecify.annotations.NullMarked;
