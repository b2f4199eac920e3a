/** Parts shared by the pictures of many boards: grids, zooming cameras, label placement, axes. */
@NullMarked
package puzzlescope.picture.board;

import org.jspecify.annotations.NullMarked;
