package puzzlescope.knight.picture;

import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;
import puzzlescope.knight.board.KnightBoard;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.board.MarkSprite;

/**
 * The visible part of a large board as an image in device pixels: squares are tinted by their place in the tour, from
 * the first visit to the last, and the path is a thin line. FX thread only.
 */
final class TourPicture {

    private static final int TINTS = 256;
    private static final int COLOR = 0xFF;
    /** Smallest square, in pixels, that shows the path without being covered by it. */
    private static final double SMALLEST_WITH_PATH = 4;
    /** Smallest square, in pixels, that is coloured as on a chessboard. */
    private static final double SMALLEST_CHEQUERED = 5;
    /** Number of moves before the knight that stand out from the older ones. */
    private static final int NEWEST = 40;

    private static final double MARK = 7;

    private final MarkSprite sprite = new MarkSprite();
    private int[] pixels = {};
    private @Nullable Pixels image;
    private int width;
    private int height;
    private final int[] tints = new int[TINTS];
    private int light;
    private int dark;
    private int line;
    private int decided;
    private int version = -1;

    /**
     * Paints a board with a mark where the knight stands.
     *
     * @param scale device pixels per px
     */
    void paint(KnightPen pen, KnightBoard board, int steps, double scale, double across, double down) {
        var grid = pen.grid();
        var scaled =
                new Grid(grid.rows(), grid.columns(), grid.left() * scale, grid.top() * scale, grid.cell() * scale);
        int pixelsAcross = (int) Math.ceil(across * scale);
        int pixelsDown = (int) Math.ceil(down * scale);
        var style = pen.style();
        var picture = of(board, steps, style, scaled, pixelsAcross, pixelsDown);
        pen.surface().pixels(picture, 0, 0, pixelsAcross / scale, pixelsDown / scale);
        if (board.row() >= 0) {
            double half = MarkSprite.SIZE / 2.0;
            double left = Math.rint(grid.centerX(board.column()) - half);
            double top = Math.rint(grid.centerY(board.row()) - half);
            pen.surface().pixels(sprite.image(style, MARK), left, top, MarkSprite.SIZE, MarkSprite.SIZE);
        }
    }

    /**
     * The image of a board.
     *
     * @param grid the squares in the image, in pixels, as are the image's width and height
     */
    Pixels of(KnightBoard board, int steps, Style style, Grid grid, int nextWidth, int nextHeight) {
        use(style, grid.cell() >= SMALLEST_CHEQUERED);
        var shown = image;
        if (shown == null || width != nextWidth || height != nextHeight) {
            width = nextWidth;
            height = nextHeight;
            shown = new Pixels(width, height);
            pixels = shown.data();
            image = shown;
        }
        switch (board) {
            case PathBoard path -> {
                paintSquares(grid, (row, column) -> color(path, steps, row, column));
                if (grid.cell() >= SMALLEST_WITH_PATH) {
                    paintPath(path, steps, grid);
                }
                for (int number = Math.max(1, steps - NEWEST); number < steps; number++) {
                    paintHop(path, number, grid, true);
                }
            }
            case KnightCountBoard count ->
                paintSquares(
                        grid,
                        (row, column) ->
                                count.isDecided(row, column) ? decided : (row + column) % 2 == 0 ? light : dark);
        }
        shown.changed();
        return shown;
    }

    private void use(Style style, boolean chequered) {
        int now = 2 * style.version() + (chequered ? 1 : 0);
        if (now == version) {
            return;
        }
        version = now;
        var middle = style.color(Ink.SCALE_MIDDLE);
        for (int tint = 0; tint < TINTS; tint++) {
            double share = 2.0 * tint / (TINTS - 1);
            var mixed = share < 1
                    ? style.color(Ink.SCALE_LOW).interpolate(middle, share)
                    : middle.interpolate(style.color(Ink.SCALE_HIGH), share - 1);
            tints[tint] = mixed.opaque();
        }
        Color bright = style.color(Ink.LIGHT_SQUARE);
        Color deep = style.color(Ink.DARK_SQUARE);
        light = (chequered ? bright : bright.interpolate(deep, 0.5)).opaque();
        dark = chequered ? deep.opaque() : light;
        line = style.color(Ink.PATH).opaque();
        decided = style.color(Ink.MARK).opaque();
    }

    private void paintSquares(Grid grid, IntBinaryOperator color) {
        var columns = new int[width];
        for (int x = 0; x < width; x++) {
            columns[x] = (int) Math.floor((x + 0.5 - grid.left()) / grid.cell());
        }
        for (int y = 0; y < height; y++) {
            int row = (int) Math.floor((y + 0.5 - grid.top()) / grid.cell());
            boolean on = row >= 0 && row < grid.rows();
            for (int x = 0; x < width; x++) {
                int column = columns[x];
                boolean inside = on && column >= 0 && column < grid.columns();
                pixels[y * width + x] = inside ? color.applyAsInt(row, column) : 0;
            }
        }
    }

    private int color(PathBoard board, int steps, int row, int column) {
        int number = board.number(row, column);
        if (number == 0 || number > steps) {
            return (row + column) % 2 == 0 ? light : dark;
        }
        int squares = board.rows() * board.columns();
        return tints[(int) ((long) number * (TINTS - 1) / squares)];
    }

    /** Paints the older moves, reading only squares whose moves may be visible. */
    private void paintPath(PathBoard board, int steps, Grid grid) {
        int top = (int) Math.max(0, Math.floor(-grid.top() / grid.cell()) - 2);
        int bottom = (int) Math.min(board.rows() - 1.0, Math.ceil((height - grid.top()) / grid.cell()) + 2);
        int left = (int) Math.max(0, Math.floor(-grid.left() / grid.cell()) - 2);
        int right = (int) Math.min(board.columns() - 1.0, Math.ceil((width - grid.left()) / grid.cell()) + 2);
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                int number = board.number(row, column);
                if (number > 0 && number < steps - NEWEST) {
                    paintHop(board, number, grid, false);
                }
            }
        }
    }

    private void paintHop(PathBoard board, int number, Grid grid, boolean strong) {
        double x = grid.centerX(board.columnOf(number));
        double y = grid.centerY(board.rowOf(number));
        double across = grid.centerX(board.columnOf(number + 1)) - x;
        double down = grid.centerY(board.rowOf(number + 1)) - y;
        int length = (int) Math.ceil(Math.max(Math.abs(across), Math.abs(down)));
        for (int i = 0; i <= length; i++) {
            int atX = (int) (x + across * i / length);
            int atY = (int) (y + down * i / length);
            if (atX >= 0 && atX < width && atY >= 0 && atY < height) {
                int at = atY * width + atX;
                pixels[at] = strong ? line : half(pixels[at], line);
            }
        }
    }

    private static int half(int one, int other) {
        int mask = COLOR >> 1;
        int even = mask << 16 | mask << 8 | mask;
        return COLOR << 24 | (one >>> 1 & even) + (other >>> 1 & even);
    }
}
