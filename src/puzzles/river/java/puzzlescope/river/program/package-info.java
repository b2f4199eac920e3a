/** A river crossing as a person's program sees it. */
@NullMarked
package puzzlescope.river.program;

import org.jspecify.annotations.NullMarked;
