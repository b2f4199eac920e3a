/** Pegs and disks, and the triangle of their states. */
@NullMarked
package puzzlescope.hanoi.picture;

import org.jspecify.annotations.NullMarked;
