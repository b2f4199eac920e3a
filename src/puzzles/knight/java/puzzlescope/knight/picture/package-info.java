/** The knight's tour: boards with its squares numbered, moves, and large tours as pixels. */
@NullMarked
package puzzlescope.knight.picture;

import org.jspecify.annotations.NullMarked;
