/** Moments of a run on paper, to be read or to be filled in. */
@NullMarked
package puzzlescope.export.handout;

import org.jspecify.annotations.NullMarked;
