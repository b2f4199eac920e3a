/** State spaces as a person's program sees them. */
@NullMarked
package puzzlescope.states.program;

import org.jspecify.annotations.NullMarked;
