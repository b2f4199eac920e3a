/**
 * The parts of every board: the canvas, places and squares that can be pointed at, cameras, labels, and pieces
 * that are dragged.
 */
@NullMarked
package puzzlescope.window.board;

import org.jspecify.annotations.NullMarked;
