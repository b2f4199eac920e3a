/** The recursions and the search through all states, told step by step. */
@NullMarked
package puzzlescope.core.puzzle.hanoi.search;

import org.jspecify.annotations.NullMarked;
