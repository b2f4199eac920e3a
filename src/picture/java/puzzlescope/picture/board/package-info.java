/** What pictures of many boards share: grids of squares, cameras that zoom into them, places of labels, axes. */
@NullMarked
package puzzlescope.picture.board;

import org.jspecify.annotations.NullMarked;
