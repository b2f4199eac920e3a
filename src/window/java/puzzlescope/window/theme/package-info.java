/**
 * The appearance of the window: themes, the palette of canvases, text sizes. Colours live in the style sheets.
 */
@NullMarked
package puzzlescope.window.theme;

import org.jspecify.annotations.NullMarked;
