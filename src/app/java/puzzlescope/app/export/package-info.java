/** The dialog by which something of a run is taken along. */
@NullMarked
package puzzlescope.app.export;

import org.jspecify.annotations.NullMarked;
