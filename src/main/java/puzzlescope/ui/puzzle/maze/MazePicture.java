package puzzlescope.ui.puzzle.maze;

import java.nio.IntBuffer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import puzzlescope.core.puzzle.maze.MazeBoard;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.theme.Palette;

/** A large maze as an image of one pixel a square. FX thread only. */
final class MazePicture {

    private final int rows;
    private final int columns;
    private final int[] pixels;
    private final PixelBuffer<IntBuffer> buffer;
    private final Image image;

    MazePicture(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        pixels = new int[rows * columns];
        buffer = new PixelBuffer<>(columns, rows, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
        image = new WritableImage(buffer);
    }

    boolean fits(MazeBoard board) {
        return board.rows() == rows && board.columns() == columns;
    }

    /** The image of the board as it is now. */
    Image of(MazeBoard board, Palette palette) {
        int[] colors = {palette.pixel(Ink.WALL), palette.pixel(Ink.PATH), palette.pixel(Ink.WAY_BACK)};
        buffer.updateBuffer(_ -> {
            board.paint(pixels, colors);
            return null;
        });
        return image;
    }
}
