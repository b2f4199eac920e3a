/** The recursions and the search through all states, step by step. */
@NullMarked
package puzzlescope.hanoi.search;

import org.jspecify.annotations.NullMarked;
