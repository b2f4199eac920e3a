/**
 * How the window looks: themes, the palette that canvases draw with, text sizes. Colours live in the style sheets.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code picture}, {@code text}, {@code ui.fx}.
 */
@NullMarked
package puzzlescope.ui.theme;

import org.jspecify.annotations.NullMarked;
