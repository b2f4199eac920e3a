package puzzlescope.queens.picture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;
import puzzlescope.queens.board.PlacementBoard;

/** A board with too many rows for individual drawing: an image in which each queen is a point. FX thread only. */
final class PlacementPicture {

    /** Number of rows above which boards are drawn as such an image. */
    static final int LEAST_ROWS = 400;

    private @Nullable Pixels image;
    private int[] pixels = {};

    void paint(Surface surface, Grid grid, Style style, PlacementBoard board) {
        int side = (int) Math.round(grid.width());
        var shown = image;
        if (shown == null || pixels.length != side * side) {
            shown = new Pixels(side, side);
            pixels = shown.data();
            image = shown;
        }
        Arrays.fill(pixels, style.color(Ink.LIGHT_SQUARE).opaque());
        int queen = style.color(Ink.PIECE).opaque();
        int attacked = style.color(Ink.CONFLICT).opaque();
        double scale = (double) side / grid.rows();
        for (int row = 0; row < grid.rows(); row++) {
            int column = board.column(row);
            if (column >= 0) {
                int y = (int) (row * scale);
                int x = (int) (column * scale);
                int at = y * side + x;
                if (board.isAttacked(row)) {
                    cross(at, side, attacked);
                } else if (pixels[at] != attacked) {
                    pixels[at] = queen;
                }
            }
        }
        shown.changed();
        surface.setOpacity(1);
        surface.pixels(shown, grid.left(), grid.top(), side, side);
    }

    /** Draws an attacked queen as a small cross, so that she is found among many. */
    private void cross(int at, int side, int color) {
        for (int off = -2; off <= 2; off++) {
            put(at + off, color);
            put(at + off * side, color);
        }
    }

    private void put(int at, int color) {
        if (at >= 0 && at < pixels.length) {
            pixels[at] = color;
        }
    }
}
