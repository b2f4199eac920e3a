/** How far a walk has come. */
@NullMarked
package puzzlescope.core.puzzle.finder.board;

import org.jspecify.annotations.NullMarked;
