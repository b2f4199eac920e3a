/** Banks, boats and bridges with those who cross, and the graph of the states that were found. */
@NullMarked
package puzzlescope.river.picture;

import org.jspecify.annotations.NullMarked;
