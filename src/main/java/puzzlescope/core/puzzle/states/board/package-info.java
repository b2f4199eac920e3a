/** How much of the graph exists at a position. */
@NullMarked
package puzzlescope.core.puzzle.states.board;

import org.jspecify.annotations.NullMarked;
