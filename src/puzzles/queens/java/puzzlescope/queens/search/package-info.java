/** Solvers that tell step by step. They emit events and touch no board. */
@NullMarked
package puzzlescope.queens.search;

import org.jspecify.annotations.NullMarked;
