/**
 * Small bridges to JavaFX that every part of the window uses: words that follow the language, the frame clock.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code picture}, {@code text}.
 */
@NullMarked
package puzzlescope.ui.fx;

import org.jspecify.annotations.NullMarked;
