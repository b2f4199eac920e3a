/** Draws the graphs of states that searches build, and small boards of the states; may know what those are. */
@NullMarked
package puzzlescope.ui.puzzle.states;

import org.jspecify.annotations.NullMarked;
