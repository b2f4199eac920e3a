/**
 * What every board is drawn with: the canvas, places and squares that can be pointed at, cameras, labels, and pieces
 * that are dragged.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.session}, {@code picture},
 * {@code picture.board}, {@code picture.graph}, {@code ui.control}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.board;

import org.jspecify.annotations.NullMarked;
