package puzzlescope.picture.svg;

import puzzlescope.picture.Box;

/**
 * One thing that is drawn.
 *
 * @param svg a line of SVG
 * @param bounds a rectangle of the picture, in px, outside of which nothing of it is seen
 */
public record SvgElement(String svg, Box bounds) {}
