/** Moments of a run as slides for a lesson. */
@NullMarked
package puzzlescope.export.slides;

import org.jspecify.annotations.NullMarked;
