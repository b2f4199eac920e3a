/** Exports of a run, without a window: pictures, documents and figures. */
@NullMarked
package puzzlescope.export;

import org.jspecify.annotations.NullMarked;
