/** The Towers of Hanoi as a person's program sees them. */
@NullMarked
package puzzlescope.hanoi.program;

import org.jspecify.annotations.NullMarked;
