package puzzlescope.ui.puzzle.tiles;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import puzzlescope.core.puzzle.tiles.space.TileOrder;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/** Draws boards so small that tiles are plain squares, with numbers where they can be read. Lengths are px. */
record SmallBoard(GraphicsContext graphics, Appearance appearance, String family) {

    private static final double SMALLEST_TILE = 3;
    private static final double SMALLEST_NUMBERED = 8.5;
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
    void paint(byte[] tiles, double left, double top, double side, boolean marked) {
        int size = (int) Math.sqrt(tiles.length);
        double arc = side * ROUNDING;
        graphics.setFill(appearance.color(Ink.TRAY));
        graphics.fillRoundRect(left, top, side, side, arc, arc);
        double cell = side / size;
        double gap = cell * GAP;
        for (int square = 0; square < tiles.length; square++) {
            int tile = tiles[square];
            int row = square / size;
            double x = left + square % size * cell;
            double y = top + row * cell;
            if (tile == TileOrder.BLANK) {
                graphics.setFill(appearance.color(Ink.HOLLOW));
                graphics.fillRect(x, y, cell, cell);
            } else if (cell >= SMALLEST_TILE) {
                graphics.setFill(appearance.color(tile == square + 1 ? Ink.TILE_HOME : Ink.TILE));
                graphics.fillRect(x + gap, y + gap, cell - 2 * gap, cell - 2 * gap);
                number(tile, x + cell / 2, y + cell / 2, cell);
            }
        }
        if (marked) {
            graphics.setStroke(appearance.color(Ink.MARK));
            graphics.setLineWidth(Math.max(2, side * MARK));
            graphics.strokeRoundRect(left - 2, top - 2, side + 4, side + 4, arc, arc);
        }
    }

    private void number(int tile, double x, double y, double cell) {
        if (cell >= SMALLEST_NUMBERED) {
            graphics.setTextAlign(TextAlignment.CENTER);
            graphics.setTextBaseline(VPos.CENTER);
            graphics.setFont(Font.font(family, FontWeight.BOLD, cell * DIGITS));
            graphics.setFill(appearance.color(Ink.TEXT));
            graphics.fillText(Integer.toString(tile), x, y);
        }
    }
}
