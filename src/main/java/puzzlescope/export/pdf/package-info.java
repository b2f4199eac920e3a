/**
 * Pictures and texts as pages of a PDF file, drawn as shapes.
 *
 * <p>Uses {@code picture}, {@code picture.svg}.
 */
@NullMarked
package puzzlescope.export.pdf;

import org.jspecify.annotations.NullMarked;
