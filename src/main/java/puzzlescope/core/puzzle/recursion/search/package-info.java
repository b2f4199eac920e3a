/** The functions that call themselves, told step by step. */
@NullMarked
package puzzlescope.core.puzzle.recursion.search;

import org.jspecify.annotations.NullMarked;
