package puzzlescope.maze.window;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.MazeBrush;
import puzzlescope.maze.picture.CustomMazePicture;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Cell;
import puzzlescope.window.editor.SketchSheet;
import puzzlescope.window.theme.Appearance;

/** The squares of a maze, drawn by mouse or keyboard. FX thread only. */
final class MazeSheet extends SketchSheet {

    private static final double FADED = 0.4;

    private final Appearance appearance;
    private final MazeSketch sketch;
    private @Nullable CustomMaze shown;
    private @Nullable Cell last;
    private Cell chosen = new Cell(1, 1);

    MazeSheet(Appearance appearance, MazeSketch sketch) {
        super(appearance, "maze-sheet", "maze.draw.help");
        this.appearance = appearance;
        this.sketch = sketch;
        setCursor(Cursor.CROSSHAIR);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(_ -> release());
    }

    void show(Optional<CustomMaze> maze) {
        shown = maze.orElse(shown);
        setDimmed(maze.isPresent() ? 1 : FADED);
        repaint();
    }

    @Override
    protected void paint(Surface surface, double width, double height) {
        var maze = sketch.maze().orElse(shown);
        if (maze != null) {
            chosen = new Cell(
                    Math.clamp(chosen.row(), 1, maze.rows() - 2), Math.clamp(chosen.column(), 1, maze.columns() - 2));
            CustomMazePicture.paint(
                    surface,
                    appearance,
                    maze,
                    width,
                    height,
                    Optional.of(chosen).filter(_ -> isFocusVisible()));
        }
    }

    private Optional<Cell> squareAt(MouseEvent event) {
        return sketch.maze()
                .flatMap(maze -> CustomMazePicture.grid(maze, paintedWidth(), paintedHeight())
                        .cellAt(event.getX(), event.getY()));
    }

    /** The right button erases with the inverse brush: walls for passages, and vice versa. */
    private MazeBrush brush(MouseEvent event) {
        var mazeBrush = sketch.brush();
        if (event.getButton() != MouseButton.SECONDARY) {
            return mazeBrush;
        }
        return mazeBrush == MazeBrush.WALL ? MazeBrush.PASSAGE : MazeBrush.WALL;
    }

    @Override
    protected void handlePress(MouseEvent event) {
        squareAt(event).ifPresent(square -> {
            chosen = square;
            last = square;
            sketch.draw(brush(event), square);
            repaint();
        });
    }

    private void drag(MouseEvent event) {
        var from = last;
        var mazeBrush = brush(event);
        if (from == null || mazeBrush == MazeBrush.GOAL) {
            return;
        }
        squareAt(event).filter(square -> !square.equals(from)).ifPresent(square -> {
            line(mazeBrush, from, square);
            last = square;
            chosen = square;
            repaint();
        });
    }

    /** Draws on the squares between two, since the mouse may have skipped some; corners are drawn, not cut. */
    private void line(MazeBrush mazeBrush, Cell from, Cell to) {
        if (mazeBrush.isMark()) {
            sketch.draw(mazeBrush, to);
            return;
        }
        int down = Integer.signum(to.row() - from.row());
        int across = Integer.signum(to.column() - from.column());
        for (int column = from.column(); column != to.column(); ) {
            column += across;
            sketch.draw(mazeBrush, new Cell(from.row(), column));
        }
        for (int row = from.row(); row != to.row(); ) {
            row += down;
            sketch.draw(mazeBrush, new Cell(row, to.column()));
        }
    }

    private void release() {
        if (last != null) {
            last = null;
            sketch.finish();
        }
    }

    @Override
    protected boolean takes(KeyEvent event) {
        var key = event.getCode();
        switch (key) {
            case UP, KP_UP -> go(-1, 0);
            case DOWN, KP_DOWN -> go(1, 0);
            case LEFT, KP_LEFT -> go(0, -1);
            case RIGHT, KP_RIGHT -> go(0, 1);
            case ENTER, SPACE -> {
                sketch.draw(sketch.brush(), chosen);
                repaint();
                sketch.finish();
            }
            default -> {
                int number = key.isDigitKey() ? key.getChar().charAt(0) - '1' : -1;
                if (number < 0 || number >= MazeBrush.values().length) {
                    return false;
                }
                sketch.take(MazeBrush.values()[number]);
            }
        }
        return true;
    }

    private void go(int down, int across) {
        chosen = new Cell(chosen.row() + down, chosen.column() + across);
        repaint();
    }
}
