/** Solvers that tell step by step. They emit events and touch no board. */
@NullMarked
package puzzlescope.core.puzzle.queens.search;

import org.jspecify.annotations.NullMarked;
