/** Solvers that emit every step. They emit events and touch no board. */
@NullMarked
package puzzlescope.queens.search;

import org.jspecify.annotations.NullMarked;
