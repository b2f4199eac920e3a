/** The knight's tour as a person's program sees it. */
@NullMarked
package puzzlescope.knight.program;

import org.jspecify.annotations.NullMarked;
