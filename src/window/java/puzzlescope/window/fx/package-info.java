/** Small bridges to JavaFX that every part of the window uses: words that follow the language, the frame clock. */
@NullMarked
package puzzlescope.window.fx;

import org.jspecify.annotations.NullMarked;
