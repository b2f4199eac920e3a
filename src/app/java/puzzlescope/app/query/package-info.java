/** Queries about the steps of a recording. */
@NullMarked
package puzzlescope.app.query;

import org.jspecify.annotations.NullMarked;
