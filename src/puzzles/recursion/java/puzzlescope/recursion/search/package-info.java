/** The functions that call themselves, told step by step. */
@NullMarked
package puzzlescope.recursion.search;

import org.jspecify.annotations.NullMarked;
