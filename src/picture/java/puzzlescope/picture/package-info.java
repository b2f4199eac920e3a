/**
 * The elements of pictures of boards: a surface to draw on, colours, letters, places, and the signs that mean the same
 * on every board. Painters draw the same on a window's canvas, in a file and on a page; nothing here knows JavaFX or
 * AWT.
 */
@NullMarked
package puzzlescope.picture;

import org.jspecify.annotations.NullMarked;
