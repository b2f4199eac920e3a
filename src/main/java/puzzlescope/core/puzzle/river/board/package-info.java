/** The graph of the states as far as it is built. */
@NullMarked
package puzzlescope.core.puzzle.river.board;

import org.jspecify.annotations.NullMarked;
