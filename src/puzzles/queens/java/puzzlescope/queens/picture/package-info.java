/** Queens on a board as they are placed and taken back, and large placements as pixels. */
@NullMarked
package puzzlescope.queens.picture;

import org.jspecify.annotations.NullMarked;
