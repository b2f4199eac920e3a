/** Where a person asks which steps of a recording are so. */
@NullMarked
package puzzlescope.app.query;

import org.jspecify.annotations.NullMarked;
