/** The page that exports a run. */
@NullMarked
package puzzlescope.app.export;

import org.jspecify.annotations.NullMarked;
