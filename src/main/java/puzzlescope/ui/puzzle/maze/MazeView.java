package puzzlescope.ui.puzzle.maze;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.maze.MazeBoard;
import puzzlescope.core.puzzle.maze.MazeBoard.Square;
import puzzlescope.core.puzzle.maze.MazeEvent.CellLeft;
import puzzlescope.core.puzzle.maze.MazeEvent.CellVisited;
import puzzlescope.core.puzzle.maze.MazeEvent.CorridorCarved;
import puzzlescope.ui.control.BoardView;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.control.Grid;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Ink;

/**
 * Draws the maze: walls with a dot for every cell that nobody has visited, the way from the start to the mark as a line, the squares of the way back in their own colour,
 * and the mark.
 */
public final class MazeView extends BoardView {

    /** Up to this many squares on a side every square is drawn by itself; larger mazes are one image. */
    private static final int LARGEST_DRAWN = 150;

    private static final double MARGIN = 8;
    private static final double LINE_WIDTH = 0.28;
    private static final double UNVISITED_SIZE = 0.22;
    private static final double MARK_SIZE = 1.15;
    private static final double SMALLEST_MARK = 7;
    private static final double SMALLEST_LETTER = 9;

    private @Nullable MazePicture picture;

    public MazeView(Desk desk) {
        super(desk.look());
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height, Moment moment) {
        var board = (MazeBoard) moment.board();
        var grid = Grid.fit(board.rows(), board.columns(), width, height, MARGIN);
        if (Math.max(board.rows(), board.columns()) > LARGEST_DRAWN) {
            paintPicture(graphics, grid, board);
        } else {
            paintSquares(graphics, grid, board);
            paintCarving(graphics, grid, moment);
            paintPath(graphics, grid, board, moment);
        }
        paintMark(graphics, grid, board, moment);
    }

    private void paintPicture(GraphicsContext graphics, Grid grid, MazeBoard board) {
        var current = picture;
        if (current == null || !current.fits(board)) {
            current = new MazePicture(board.rows(), board.columns());
            picture = current;
        }
        graphics.setImageSmoothing(grid.cell() < 1);
        graphics.drawImage(current.of(board, look().palette()), grid.left(), grid.top(), grid.width(), grid.height());
    }

    private void paintSquares(GraphicsContext graphics, Grid grid, MazeBoard board) {
        graphics.setFill(look().color(Ink.WALL));
        graphics.fillRect(grid.left(), grid.top(), grid.width(), grid.height());
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                paintSquare(graphics, grid, board.square(row, column), row, column);
            }
        }
    }

    private void paintSquare(GraphicsContext graphics, Grid grid, Square square, int row, int column) {
        if (square != Square.WALL) {
            graphics.setFill(look().color(square == Square.LEFT ? Ink.WAY_BACK : Ink.OPEN));
            graphics.fillRect(grid.x(column), grid.y(row), grid.cell(), grid.cell());
        } else if (row % 2 == 1 && column % 2 == 1) {
            double size = grid.cell() * UNVISITED_SIZE;
            graphics.setFill(look().color(Ink.UNVISITED));
            graphics.fillOval(grid.centerX(column) - size / 2, grid.centerY(row) - size / 2, size, size);
        }
    }

    /** The corridor opens from the mark's cell outward. */
    private void paintCarving(GraphicsContext graphics, Grid grid, Moment moment) {
        if (moment.isAtRest() || !(moment.event().orElse(null) instanceof CorridorCarved carved)) {
            return;
        }
        double row = carved.row() + carved.direction().rows();
        double column = carved.column() + carved.direction().columns();
        double open = moment.happened();
        graphics.setFill(look().color(Ink.WALL));
        graphics.fillRect(grid.x(column), grid.y(row), grid.cell(), grid.cell());
        graphics.setFill(look().color(Ink.OPEN));
        double back = 1 - open;
        graphics.fillRect(
                grid.x(column) + (carved.direction().columns() < 0 ? back * grid.cell() : 0),
                grid.y(row) + (carved.direction().rows() < 0 ? back * grid.cell() : 0),
                carved.direction().columns() == 0 ? grid.cell() : open * grid.cell(),
                carved.direction().rows() == 0 ? grid.cell() : open * grid.cell());
    }

    private void paintPath(GraphicsContext graphics, Grid grid, MazeBoard board, Moment moment) {
        graphics.setStroke(look().color(Ink.PATH));
        graphics.setLineWidth(Math.max(1, grid.cell() * LINE_WIDTH));
        graphics.setLineCap(StrokeLineCap.ROUND);
        boolean carving = moment.event().orElse(null) instanceof CorridorCarved && !moment.isAtRest();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                if (board.square(row, column) == Square.PATH && !carving(carving, moment, row, column)) {
                    connect(graphics, grid, board, row, column);
                }
            }
        }
    }

    private static boolean carving(boolean carving, Moment moment, int row, int column) {
        return carving
                && moment.event().orElse(null) instanceof CorridorCarved carved
                && row == carved.row() + carved.direction().rows()
                && column == carved.column() + carved.direction().columns();
    }

    private static void connect(GraphicsContext graphics, Grid grid, MazeBoard board, int row, int column) {
        double x = grid.centerX(column);
        double y = grid.centerY(row);
        if (board.square(row, column + 1) == Square.PATH) {
            graphics.strokeLine(x, y, grid.centerX(column + 1), y);
        }
        if (board.square(row + 1, column) == Square.PATH) {
            graphics.strokeLine(x, y, x, grid.centerY(row + 1));
        }
    }

    private void paintMark(GraphicsContext graphics, Grid grid, MazeBoard board, Moment moment) {
        double row = board.markRow();
        double column = board.markColumn();
        var event = moment.event().orElse(null);
        if (event instanceof CellVisited visited && !moment.isAtRest()) {
            row = between(visited.fromRow(), visited.row(), moment.happened());
            column = between(visited.fromColumn(), visited.column(), moment.happened());
        } else if (event instanceof CellLeft left && !moment.isAtRest()) {
            row = between(left.row(), left.toRow(), moment.happened());
            column = between(left.column(), left.toColumn(), moment.happened());
        }
        if (row < 0) {
            return;
        }
        double size = Math.max(SMALLEST_MARK, grid.cell() * MARK_SIZE);
        double x = grid.centerX(column);
        double y = grid.centerY(row);
        graphics.setFill(look().color(Ink.MARK));
        graphics.fillOval(x - size / 2, y - size / 2, size, size);
        if (size >= SMALLEST_LETTER) {
            graphics.setFill(look().color(Ink.ON_MARK));
            graphics.setFont(Font.font("Monospaced", FontWeight.BOLD, size * 0.72));
            graphics.setTextAlign(TextAlignment.CENTER);
            graphics.setTextBaseline(VPos.CENTER);
            graphics.fillText("@", x, y);
        }
    }

    private static double between(double from, double to, double share) {
        return from + (to - from) * share;
    }
}
