/** A run as a page that plays in a browser. */
@NullMarked
package puzzlescope.export.page;

import org.jspecify.annotations.NullMarked;
