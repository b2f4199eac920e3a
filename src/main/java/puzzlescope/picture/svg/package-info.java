/**
 * Pictures as SVG text.
 *
 * <p>Uses {@code picture}.
 */
@NullMarked
package puzzlescope.picture.svg;

import org.jspecify.annotations.NullMarked;
