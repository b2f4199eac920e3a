package puzzlescope.maze.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.Direction;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;

/** Paints the squares in the state of the maze generator, with its sets, its frontier and its walk. */
public final class FloorPainter {

    private static final double UNVISITED_SIZE = 0.22;
    private static final double LINE_WIDTH = 0.34;
    private static final double RING_SIZE = 0.5;
    private static final double ARROW_WIDTH = 0.16;

    private final MazePen pen;
    private final MazeTints mazeTints;
    private final MazeBoard board;
    /** The maze being generated, with its generator's data. */
    private final @Nullable CarvingBoard work;

    public FloorPainter(MazePen pen, MazeTints mazeTints, MazeBoard board) {
        this.pen = pen;
        this.mazeTints = mazeTints;
        this.board = board;
        work = board.making().orElse(null);
    }

    public void paint() {
        var grid = pen.grid();
        pen.surface().setFill(pen.color(Ink.WALL));
        double left = grid.x(pen.firstColumn());
        double top = grid.y(pen.firstRow());
        double right = grid.x(pen.lastColumn() + 1);
        double bottom = grid.y(pen.lastRow() + 1);
        pen.surface().fillRect(left, top, right - left, bottom - top);
        for (int row = pen.firstRow(); row <= pen.lastRow(); row++) {
            for (int column = pen.firstColumn(); column <= pen.lastColumn(); column++) {
                paintSquare(row, column);
            }
        }
        if (work != null) {
            paintScan(work);
            paintWalk(work);
        }
    }

    private void paintSquare(int row, int column) {
        boolean cell = row % 2 == 1 && column % 2 == 1;
        var square = board.square(row, column);
        if (square == Square.WALL) {
            if (cell) {
                paintClosedCell(row, column);
            }
        } else if (board.isMuddy(row, column)) {
            pen.mud(row, column);
        } else if (work != null && work.hasSets()) {
            pen.square(row, column, mazeTints.set(work.set(row - 1 + row % 2, column - 1 + column % 2)));
        } else {
            pen.square(row, column, pen.color(work != null && square == Square.LEFT ? MazeInks.LEFT : Ink.OPEN));
        }
    }

    private void paintClosedCell(int row, int column) {
        if (work != null && work.isFrontier(row, column)) {
            pen.square(row, column, pen.color(MazeInks.LEFT));
            pen.ring(row, column, pen.cell() * RING_SIZE, pen.color(Ink.WALL));
        } else if (work != null && work.isWalked(row, column)) {
            pen.square(row, column, pen.color(MazeInks.LEFT));
        } else {
            pen.disk(row, column, pen.cell() * UNVISITED_SIZE, pen.color(Ink.UNVISITED));
        }
    }

    /** Paints the numbers of the sets, if there are any, above everything else. */
    public void paintNumbers() {
        if (work != null && work.hasSets()) {
            new SetNumbers(pen, mazeTints, board, work).paint();
        }
    }

    /** Paints the row that was searched: a band with a pointer. */
    private void paintScan(CarvingBoard maze) {
        int row = maze.scannedRow();
        if (row < 0) {
            return;
        }
        pen.frame(row, 1, row, maze.columns() - 2, pen.color(Ink.MARK));
        pen.arrowHead(
                pen.grid().x(0.1), pen.grid().centerY(row), pen.cell() * 0.7, Direction.EAST, pen.color(Ink.MARK));
    }

    private void paintWalk(CarvingBoard maze) {
        var color = pen.color(MazeInks.PATH);
        // Includes cells just out of view, whose steps may lead into it.
        for (int row = Math.max(1, (pen.firstRow() | 1) - 2); row <= pen.lastRow() + 2 && row < maze.rows(); row += 2) {
            int from = Math.max(1, (pen.firstColumn() | 1) - 2);
            for (int column = from; column <= pen.lastColumn() + 2 && column < maze.columns(); column += 2) {
                paintStep(maze, row, column, color);
            }
        }
    }

    private void paintStep(CarvingBoard maze, int row, int column, Color color) {
        maze.walk(row, column).ifPresent(side -> {
            pen.line(row, column, row + 2 * side.rows(), column + 2 * side.columns(), pen.cell() * ARROW_WIDTH, color);
            double x = pen.grid().centerX(column + 0.8 * side.columns());
            double y = pen.grid().centerY(row + 0.8 * side.rows());
            pen.arrowHead(x, y, pen.cell() * 0.45, side, color);
        });
    }

    /** Paints the current path as a line, except for a square that is being opened. */
    public void paintPath(PassageOpening passageOpening) {
        var color = pen.color(MazeInks.PATH);
        double width = pen.cell() * LINE_WIDTH;
        var pathLines = new PathLines(board.columns());
        for (int row = Math.max(0, pen.firstRow() - 1); row <= pen.lastRow(); row++) {
            for (int column = Math.max(0, pen.firstColumn() - 1); column <= pen.lastColumn(); column++) {
                if (isPath(row, column, passageOpening)) {
                    connect(pathLines, row, column, passageOpening);
                }
            }
        }
        if (!pathLines.isEmpty()) {
            pen.draw(pathLines, width, color);
        } else if (board.markRow() >= 0 && isPath(board.markRow(), board.markColumn(), passageOpening)) {
            pen.edgedDisk(board.markRow(), board.markColumn(), 1.4 * width, color);
        }
    }

    private boolean isPath(int row, int column, PassageOpening passageOpening) {
        return board.square(row, column) == Square.PATH && !passageOpening.isAt(row, column);
    }

    /** Extends the line east and south where the path goes there. */
    private void connect(PathLines pathLines, int row, int column, PassageOpening passageOpening) {
        if (isPath(row, column + 1, passageOpening)) {
            pathLines.east(row, column);
        }
        if (isPath(row + 1, column, passageOpening)) {
            pathLines.south(row, column);
        }
    }
}
