/**
 * How the window looks: themes, the palette that canvases draw with, text sizes. Colours live in the style sheets.
 */
@NullMarked
package puzzlescope.window.theme;

import org.jspecify.annotations.NullMarked;
