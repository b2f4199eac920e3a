/** The functions that call themselves, step by step. */
@NullMarked
package puzzlescope.recursion.search;

import org.jspecify.annotations.NullMarked;
