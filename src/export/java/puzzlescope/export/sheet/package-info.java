/** Exercises on paper about runs, in variants, and their answers. */
@NullMarked
package puzzlescope.export.sheet;

import org.jspecify.annotations.NullMarked;
