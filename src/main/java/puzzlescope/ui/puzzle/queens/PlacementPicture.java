package puzzlescope.ui.puzzle.queens;

import java.util.Arrays;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.queens.board.PlacementBoard;
import puzzlescope.ui.board.Grid;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/** A board with more rows than can be drawn one by one: an image in which each queen is a point. FX thread only. */
final class PlacementPicture {

    /** Boards with more rows than this are drawn as such an image. */
    static final int LEAST_ROWS = 400;

    private static final int COLOR = 0xFF;

    private int[] pixels = {};
    private @Nullable WritableImage image;

    void paint(GraphicsContext graphics, Grid grid, Appearance appearance, PlacementBoard board) {
        int side = (int) Math.round(grid.width());
        var shown = image;
        if (shown == null || pixels.length != side * side) {
            pixels = new int[side * side];
            shown = new WritableImage(side, side);
            image = shown;
        }
        Arrays.fill(pixels, argb(appearance.color(Ink.LIGHT_SQUARE)));
        int queen = argb(appearance.color(Ink.PIECE));
        int attacked = argb(appearance.color(Ink.CONFLICT));
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
        shown.getPixelWriter().setPixels(0, 0, side, side, PixelFormat.getIntArgbInstance(), pixels, 0, side);
        graphics.setGlobalAlpha(1);
        graphics.drawImage(shown, grid.left(), grid.top());
    }

    /** A queen that is attacked is a small cross, so that she is found among so many. */
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

    private static int argb(Color color) {
        return COLOR << 24
                | (int) Math.round(color.getRed() * COLOR) << 16
                | (int) Math.round(color.getGreen() * COLOR) << 8
                | (int) Math.round(color.getBlue() * COLOR);
    }
}
