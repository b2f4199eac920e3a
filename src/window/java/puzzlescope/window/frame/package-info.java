/** The frame around the boards: resizable columns that fold, and overlays of the whole window. */
@NullMarked
package puzzlescope.window.frame;

import org.jspecify.annotations.NullMarked;
