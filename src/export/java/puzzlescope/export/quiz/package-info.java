/** Questions about a run for other programs. */
@NullMarked
package puzzlescope.export.quiz;

import org.jspecify.annotations.NullMarked;
