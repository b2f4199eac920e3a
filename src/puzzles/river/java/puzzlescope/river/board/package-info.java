/** The graph of the states as far as it is built. */
@NullMarked
package puzzlescope.river.board;

import org.jspecify.annotations.NullMarked;
