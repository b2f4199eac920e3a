/** Recursive functions as a person's program sees them. */
@NullMarked
package puzzlescope.recursion.program;

import org.jspecify.annotations.NullMarked;
