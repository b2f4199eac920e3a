/** The knight's boards: as the events of a path number it, and as a count goes over it. */
@NullMarked
package puzzlescope.knight.board;

import org.jspecify.annotations.NullMarked;
