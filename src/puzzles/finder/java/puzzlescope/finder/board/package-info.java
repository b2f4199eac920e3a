/** The progress of a walk. */
@NullMarked
package puzzlescope.finder.board;

import org.jspecify.annotations.NullMarked;
