package puzzlescope.ui.puzzle.maze;

import java.nio.IntBuffer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import puzzlescope.core.puzzle.maze.CellState;
import puzzlescope.core.puzzle.maze.MazeBoard;
import puzzlescope.core.puzzle.maze.MazeBoard.Square;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.theme.Palette;

/** A large maze as an image of one pixel a square. FX thread only. */
final class MazePicture {

    private static final CellState[] STATES = CellState.values();

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
    Image of(MazeBoard board, Palette palette, Scale scale) {
        buffer.updateBuffer(_ -> {
            paint(board, palette, scale);
            return null;
        });
        return image;
    }

    private void paint(MazeBoard board, Palette palette, Scale scale) {
        int wall = palette.pixel(Ink.WALL);
        int open = palette.pixel(Ink.OPEN);
        if (board.isSolving()) {
            board.paint(pixels, new int[] {wall, open, open, open});
            paintTrail(board, palette, scale);
            return;
        }
        board.paint(pixels, new int[] {wall, palette.pixel(Ink.PATH), palette.pixel(Ink.WAY_BACK), open});
        if (board.hasSets()) {
            paintSets(board, new Tints(palette));
        } else if (board.hasNotes()) {
            paintNotes(board, palette.pixel(Ink.VISITED), palette.pixel(Ink.PATH));
        }
    }

    private void paintSets(MazeBoard board, Tints tints) {
        var colors = new int[Tints.SETS];
        for (int tint = 0; tint < colors.length; tint++) {
            colors[tint] = Palette.pixel(tints.tint(tint));
        }
        for (int row = 1; row < rows; row += 2) {
            for (int column = 1; column < columns; column += 2) {
                if (board.square(row, column) != Square.WALL) {
                    int color = colors[Tints.index(board.set(row, column))];
                    pixels[row * columns + column] = color;
                    paintOpen(board, row, column + 1, color);
                    paintOpen(board, row + 1, column, color);
                }
            }
        }
    }

    private void paintOpen(MazeBoard board, int row, int column, int color) {
        if (board.square(row, column) != Square.WALL) {
            pixels[row * columns + column] = color;
        }
    }

    private void paintNotes(MazeBoard board, int frontier, int walk) {
        for (int row = 1; row < rows; row += 2) {
            for (int column = 1; column < columns; column += 2) {
                if (board.isFrontier(row, column)) {
                    pixels[row * columns + column] = frontier;
                } else if (board.isWalked(row, column)) {
                    pixels[row * columns + column] = walk;
                }
            }
        }
    }

    private void paintTrail(MazeBoard board, Palette palette, Scale scale) {
        var states = stateColors(palette);
        var scaled = scale.isOn() ? scaleColors(palette) : new int[0];
        for (int row = 1; row < rows - 1; row++) {
            for (int column = 2 - row % 2; column < columns - 1; column += 2 - row % 2) {
                var state = board.state(row, column);
                if (state != CellState.UNSEEN) {
                    pixels[row * columns + column] = scaled.length == 0 || isSign(state)
                            ? states[state.ordinal()]
                            : scaled[(int) (scale.share(steps(board, row, column)) * (scaled.length - 1))];
                }
            }
        }
    }

    private static boolean isSign(CellState state) {
        return state == CellState.FILLED || state == CellState.SOLUTION;
    }

    private static int steps(MazeBoard board, int row, int column) {
        return board.distance(row - 1 + row % 2, column - 1 + column % 2);
    }

    private static int[] scaleColors(Palette palette) {
        var colors = new int[Tints.STEPS];
        var tints = new Tints(palette);
        for (int step = 0; step < colors.length; step++) {
            colors[step] = Palette.pixel(tints.scaled((double) step / (colors.length - 1)));
        }
        return colors;
    }

    private static int[] stateColors(Palette palette) {
        var colors = new int[STATES.length];
        for (var state : STATES) {
            colors[state.ordinal()] = palette.pixel(
                    switch (state) {
                        case UNSEEN -> Ink.OPEN;
                        case FILLED -> Ink.UNVISITED;
                        case QUEUED -> Ink.MARK;
                        case LEFT -> Ink.WAY_BACK;
                        case VISITED -> Ink.VISITED;
                        case PATH -> Ink.PATH;
                        case SOLUTION -> Ink.SOLUTION;
                    });
        }
        return colors;
    }
}
