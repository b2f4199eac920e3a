/** The board of the n-queens problem as a person's program sees it. */
@NullMarked
package puzzlescope.queens.program;

import org.jspecify.annotations.NullMarked;
