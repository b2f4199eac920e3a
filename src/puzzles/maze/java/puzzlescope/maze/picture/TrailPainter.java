package puzzlescope.maze.picture;

import puzzlescope.maze.board.GiantBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.picture.MazeTints.Scale;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;

/** Paints a solver's state in the cells: waiting, visited and backtracked cells, the path, the steps from A. */
public final class TrailPainter {

    private static final double LINE_WIDTH = 0.34;
    private static final double WAY_WIDTH = 0.46;

    private final MazePen pen;
    private final MazeTints mazeTints;
    private final MazeBoard board;
    private final Scale scale;
    private final boolean rates;
    private final int firstRow;
    private final int lastRow;
    private final int firstColumn;
    private final int lastColumn;

    /**
     * @param scale maps steps to colours, if they have any
     * @param rates whether the solver rates cells by g, h and f
     */
    public TrailPainter(MazePen pen, MazeTints mazeTints, MazeBoard board, Scale scale, boolean rates) {
        this.pen = pen;
        this.rates = rates;
        this.mazeTints = mazeTints;
        this.board = board;
        this.scale = scale;
        // One more in the west and north, where a line may begin.
        firstRow = Math.max(1, pen.firstRow() - 1);
        lastRow = Math.min(board.rows() - 2, pen.lastRow());
        firstColumn = Math.max(1, pen.firstColumn() - 1);
        lastColumn = Math.min(board.columns() - 2, pen.lastColumn());
    }

    public void paint() {
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                var state = board.state(row, column);
                if (state != CellState.UNSEEN) {
                    paintSquare(row, column, state);
                }
            }
        }
        paintLine(CellState.PATH, MazeInks.PATH, LINE_WIDTH);
        paintLine(CellState.SOLUTION, MazeInks.SOLUTION, WAY_WIDTH);
        paintNumbers();
    }

    private void paintSquare(int row, int column, CellState state) {
        if (board.isMuddy(row, column)) {
            // Muddy passages stay as they were, whatever the solver has left in them; a path goes over them.
            return;
        }
        boolean cell = row % 2 == 1 && column % 2 == 1;
        pen.square(row, column, ground(row, column, state));
        if (cell && state == CellState.FILLED) {
            pen.cross(row, column, 0.4, pen.color(Ink.WALL));
        } else if (cell && state == CellState.QUEUED) {
            pen.wideRing(row, column, pen.color(MazeInks.EDGE));
        }
    }

    private Color ground(int row, int column, CellState state) {
        if (scale.isOn() && state != CellState.FILLED) {
            // A passage is as far from the start as the cell behind it, so that both ends of a step differ.
            int steps = Math.max(
                    board.distance(row - 1 + row % 2, column - 1 + column % 2),
                    board.distance(Math.min(row + 1 - row % 2, board.rows() - 2), column + 1 - column % 2));
            return mazeTints.scaled(scale.share(steps));
        }
        return switch (state) {
            case UNSEEN -> pen.color(Ink.OPEN);
            case FILLED -> pen.color(Ink.WALL).interpolate(pen.color(Ink.OPEN), 0.45);
            case QUEUED -> mazeTints.open(Ink.MARK, 0.3);
            case LEFT, VISITED -> pen.color(MazeInks.LEFT);
            case PATH -> mazeTints.open(Ink.PATH, 0.15);
            case SOLUTION -> mazeTints.open(Ink.SOLUTION, 0.22);
        };
    }

    private void paintLine(CellState state, Ink ink, double share) {
        var pathLines = new PathLines(board.columns());
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                if (onLine(row, column, state)) {
                    if (onLine(row, column + 1, state)) {
                        pathLines.east(row, column);
                    }
                    if (onLine(row + 1, column, state)) {
                        pathLines.south(row, column);
                    }
                }
            }
        }
        if (!pathLines.isEmpty()) {
            pen.draw(pathLines, pen.cell() * share, pen.color(ink));
        }
    }

    /**
     * Returns whether a square belongs to the line of a state; while the solution is being shown, the remaining path
     * joins it.
     */
    private boolean onLine(int row, int column, CellState state) {
        var here = board.state(row, column);
        return here == state || (state == CellState.PATH && here == CellState.SOLUTION);
    }

    private void paintNumber(int row, int column, int steps, Color color) {
        boolean rated = rates
                && CellRating.of(board, row, column)
                        .filter(cellRating -> pen.rating(cellRating, row, column, color))
                        .isPresent();
        if (!rated) {
            pen.number(steps, row, column, color);
        }
    }

    private void paintNumbers() {
        if (board instanceof GiantBoard) {
            // Only the steps of whole waves are known.
            return;
        }
        for (int row = firstRow | 1; row <= lastRow; row += 2) {
            for (int column = firstColumn | 1; column <= lastColumn; column += 2) {
                int steps = board.distance(row, column);
                var state = board.state(row, column);
                boolean free = state != CellState.PATH && state != CellState.SOLUTION;
                if (steps > 0 && free) {
                    paintNumber(row, column, steps, mazeTints.on(ground(row, column, state)));
                }
            }
        }
    }
}
