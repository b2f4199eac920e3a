/** The part of the graph that exists at a position. */
@NullMarked
package puzzlescope.states.board;

import org.jspecify.annotations.NullMarked;
