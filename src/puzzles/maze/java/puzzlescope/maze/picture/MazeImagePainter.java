package puzzlescope.maze.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.picture.MazeTints.Scale;
import puzzlescope.picture.Style;
import puzzlescope.picture.board.Grid;

/** Paints a large maze as one image in the current colours. FX thread only. */
public final class MazeImagePainter {

    /** Time limits of painting the image in a frame, during playback and otherwise. */
    private static final long PLAYING_NANOS = 4_000_000;

    private static final long PAUSED_NANOS = 20_000_000;

    private final MazePixels picture = new MazePixels();
    private @Nullable SquareColors colors;
    private int colorVersion;
    private Scale colorScale = Scale.OFF;

    /**
     * Paints a board.
     *
     * @param density device pixels per px
     */
    public void paint(MazePen pen, MazeBoard board, Scale scale, double density, boolean paused) {
        int width = (int) Math.ceil(pen.width() * density);
        int height = (int) Math.ceil(pen.height() * density);
        var grid = pen.grid();
        var scaled = new Grid(
                grid.rows(), grid.columns(), grid.left() * density, grid.top() * density, grid.cell() * density);
        var sight = new MazePixels.PixelView(scaled, width, height);
        var current = colors(pen.style(), scale);
        var image = picture.of(board, current, sight, paused ? PAUSED_NANOS : PLAYING_NANOS);
        pen.surface().pixels(image, 0, 0, width / density, height / density);
    }

    /** Returns whether some of the image is still to be painted. */
    public boolean hasPendingTiles() {
        return picture.hasPendingTiles();
    }

    private SquareColors colors(Style style, Scale scale) {
        int version = style.version();
        var current = colors;
        if (current == null || version != colorVersion || !scale.equals(colorScale)) {
            current = new SquareColors(style, scale);
            colors = current;
            colorVersion = version;
            colorScale = scale;
        }
        return current;
    }
}
