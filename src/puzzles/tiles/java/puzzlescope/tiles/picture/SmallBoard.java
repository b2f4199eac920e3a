package puzzlescope.tiles.picture;

import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
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
        surface.setFill(style.color(Ink.TRAY));
        surface.fillRoundRect(left, top, side, side, arc);
        double cell = side / size;
        double gap = cell * GAP;
        for (int square = 0; square < tiles.length; square++) {
            int tile = tiles[square];
            int row = square / size;
            double x = left + square % size * cell;
            double y = top + row * cell;
            if (tile == TileOrder.BLANK) {
                surface.setFill(style.color(Ink.HOLLOW));
                surface.fillRect(x, y, cell, cell);
            } else if (cell >= SMALLEST_TILE) {
                surface.setFill(style.color(tile == square + 1 ? Ink.TILE_HOME : Ink.TILE));
                surface.fillRect(x + gap, y + gap, cell - 2 * gap, cell - 2 * gap);
                number(tile, x + cell / 2, y + cell / 2, cell);
            }
        }
        if (marked) {
            surface.setStroke(style.color(Ink.MARK));
            surface.setLineWidth(Math.max(2, side * MARK));
            surface.strokeRoundRect(left - 2, top - 2, side + 4, side + 4, arc);
        }
    }

    private void number(int tile, double x, double y, double cell) {
        if (cell >= SMALLEST_NUMBERED) {
            surface.setTextAlign(TextAlign.CENTER);
            surface.setTextBaseline(Baseline.CENTER);
            surface.setFont(Font.bold(Math.max(Font.LEAST, cell * DIGITS)));
            surface.setFill(style.color(Ink.TEXT));
            surface.fillText(Integer.toString(tile), x, y);
        }
    }
}
