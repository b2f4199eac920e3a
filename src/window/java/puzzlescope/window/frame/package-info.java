/** What lies around the boards: columns that fold and can be made wider, and what is laid over the whole window. */
@NullMarked
package puzzlescope.window.frame;

import org.jspecify.annotations.NullMarked;
