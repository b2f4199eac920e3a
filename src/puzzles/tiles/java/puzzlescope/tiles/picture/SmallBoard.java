package puzzlescope.tiles.picture;

import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.tiles.space.TileOrder;

/** Draws small boards whose tiles are plain squares, with numbers where they are readable. Lengths are px. */
public record SmallBoard(Surface surface, Style style) {

    private static final double SMALLEST_TILE = 3;
    private static final double SMALLEST_NUMBERED = 12;
    private static final double DIGITS = 0.62;
    private static final double GAP = 0.06;
    private static final double ROUNDING = 0.14;
    private static final double MARK = 0.05;

    /**
     * Draws a board.
     *
     * @param tiles row by row
     * @param marked whether it is framed
     */
    public void paint(byte[] tiles, double left, double top, double side, boolean marked) {
        int size = (int) Math.sqrt(tiles.length);
        double arc = side * ROUNDING;
        var pen = new Pen(surface, style);
        pen.plate(left + side / 2, top + side / 2, side, side, arc, pen.color(Ink.TRAY));
        double cell = side / size;
        double gap = cell * GAP;
        for (int square = 0; square < tiles.length; square++) {
            int tile = tiles[square];
            int row = square / size;
            double x = left + square % size * cell;
            double y = top + row * cell;
            if (tile == TileOrder.BLANK) {
                pen.area(x, y, cell, cell, pen.color(Ink.HOLLOW));
            } else if (cell >= SMALLEST_TILE) {
                var color = pen.color(tile == square + 1 ? Ink.TILE_HOME : Ink.TILE);
                pen.area(x + gap, y + gap, cell - 2 * gap, cell - 2 * gap, color);
            }
            if (tile != TileOrder.BLANK && cell >= SMALLEST_NUMBERED) {
                var font = Font.bold(Math.max(Font.LEAST, cell * DIGITS));
                pen.text(Integer.toString(tile), x + cell / 2, y + cell / 2, font, pen.color(Ink.TEXT));
            }
        }
        if (marked) {
            pen.stroke(Math.max(2, side * MARK), pen.color(Ink.MARK));
            surface.strokeRoundRect(left - 2, top - 2, side + 4, side + 4, arc);
        }
    }
}
