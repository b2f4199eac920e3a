/**
 * The view of the Towers of Hanoi: the pegs with their disks, and the graph of the states in its Sierpiński shape.
 */
@NullMarked
package puzzlescope.hanoi.window;

import org.jspecify.annotations.NullMarked;
