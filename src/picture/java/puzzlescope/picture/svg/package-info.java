/** Pictures as SVG text. */
@NullMarked
package puzzlescope.picture.svg;

import org.jspecify.annotations.NullMarked;
