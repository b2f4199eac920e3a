/** What can be taken along of a run, without a window: pictures and numbers. */
@NullMarked
package puzzlescope.export;

import org.jspecify.annotations.NullMarked;
