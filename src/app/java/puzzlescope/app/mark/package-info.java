/** The list of the marks that a person has set on a recording. */
@NullMarked
package puzzlescope.app.mark;

import org.jspecify.annotations.NullMarked;
