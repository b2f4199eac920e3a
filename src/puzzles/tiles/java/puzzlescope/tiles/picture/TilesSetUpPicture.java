package puzzlescope.tiles.picture;

import java.util.Optional;
import java.util.OptionalInt;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;
import puzzlescope.tiles.space.TileOrder;

/**
 * A board being edited by a person. Squares are counted row by row from 0.
 *
 * @param size number of squares on a side
 * @param width in px
 * @param height in px
 */
public record TilesSetUpPicture(int size, double width, double height) {

    private static final double MARGIN = 14;
    private static final double OUTLINE = 0.05;
    private static final double DASH = 0.11;

    public Grid grid() {
        return Grid.fit(size, size, width, height, MARGIN);
    }

    /** The square at a point; empty beside the board. */
    public OptionalInt squareAt(double x, double y) {
        var grid = grid();
        return grid.contains(x, y) ? OptionalInt.of(grid.rowAt(y) * size + grid.columnAt(x)) : OptionalInt.empty();
    }

    public Box place(int square) {
        int row = square / size;
        return grid().square(row, square % size);
    }

    /**
     * Draws the board.
     *
     * @param taken the square whose tile is selected for a swap
     * @param framed the square at the keyboard cursor
     */
    public void paint(Surface surface, Style style, TileOrder order, OptionalInt taken, OptionalInt framed) {
        var grid = grid();
        double cell = grid.cell();
        if (cell <= 0) {
            return;
        }
        var tilesPen = new TilesPen(surface, style, Optional.empty(), true, size);
        tilesPen.tray(grid.left(), grid.top(), grid.width(), cell * TilesLayout.RIM);
        for (int square = 0; square < size * size; square++) {
            var box = place(square);
            int tile = order.tiles().get(square);
            tilesPen.hollow(box.left(), box.top(), cell);
            if (tile != TileOrder.BLANK) {
                tilesPen.tile(
                        box.left(),
                        box.top(),
                        cell,
                        tile,
                        tilesPen.color(tile == square + 1 ? Ink.TILE_HOME : Ink.TILE));
            }
        }
        taken.ifPresent(square -> outline(tilesPen, place(square), 0, Ink.MARK));
        framed.ifPresent(square -> outline(tilesPen, place(square), cell * DASH, Ink.TEXT));
    }

    private static void outline(TilesPen tilesPen, Box square, double dash, Ink ink) {
        double cell = square.width();
        tilesPen.outline(square.left(), square.top(), cell, cell * OUTLINE, dash, tilesPen.color(ink));
    }
}
