/** Pictures and texts as pages of a PDF file, drawn as shapes. */
@NullMarked
package puzzlescope.export.pdf;

import org.jspecify.annotations.NullMarked;
