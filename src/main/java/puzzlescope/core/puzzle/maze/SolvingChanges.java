package puzzlescope.core.puzzle.maze;

import static puzzlescope.core.puzzle.maze.CellState.FILLED;
import static puzzlescope.core.puzzle.maze.CellState.LEFT;
import static puzzlescope.core.puzzle.maze.CellState.PATH;
import static puzzlescope.core.puzzle.maze.CellState.QUEUED;
import static puzzlescope.core.puzzle.maze.CellState.SOLUTION;
import static puzzlescope.core.puzzle.maze.CellState.UNSEEN;
import static puzzlescope.core.puzzle.maze.CellState.VISITED;

import puzzlescope.core.event.Packed;

/** How each effect of solving changes the board, and how it is taken back. Stateless. */
final class SolvingChanges {

    private SolvingChanges() {}

    static void apply(MazeBoard board, Effect.Solving effect, long event) {
        int row = CellCode.row(event);
        int column = CellCode.column(event);
        var side = CellCode.side(event);
        int nextRow = row + 2 * side.rows();
        int nextColumn = column + 2 * side.columns();
        switch (effect) {
            case NOTHING -> {}
            case BEGIN -> board.setSolving(true);
            case ENTER -> {
                board.setState(row, column, PATH, CellCode.first(event));
                board.mark(row, column);
            }
            case BACK_OUT -> {
                board.setState(row, column, LEFT);
                board.mark(nextRow, nextColumn);
            }
            case SUCCEED -> {
                board.setState(row, column, SOLUTION);
                markBehind(board, event, nextRow, nextColumn);
            }
            case QUEUE -> board.setState(row, column, QUEUED, CellCode.first(event));
            case TAKE -> board.setState(row, column, VISITED);
            case TRACE -> board.setState(row, column, SOLUTION);
            case FILL -> board.setState(row, column, FILLED);
            case PUT_HAND -> {
                board.setState(row, column, PATH);
                board.mark(row, column);
                board.face(side.ordinal());
            }
            case STEP_HAND -> {
                board.setState(nextRow, nextColumn, PATH);
                board.mark(nextRow, nextColumn);
                board.face(side.ordinal());
            }
            case BACK_HAND -> {
                board.setState(row, column, LEFT);
                board.mark(nextRow, nextColumn);
                board.face(side.ordinal());
            }
            case LIFT_HAND -> {
                board.unmark();
                board.face(-1);
            }
            case SPREAD_WAVE -> board.showWaves(Packed.upper(event));
            case TRACE_PART -> board.showTraced(Packed.upper(event));
            case PUT_PERSON -> {
                board.setState(row, column, PATH);
                board.mark(row, column);
            }
            case STEP_ON -> {
                board.setState(nextRow, nextColumn, PATH);
                board.walk(nextRow, nextColumn, 1);
            }
            case STEP_BACK -> {
                board.setState(row, column, LEFT);
                board.walk(nextRow, nextColumn, 1);
            }
        }
    }

    static void undo(MazeBoard board, Effect.Solving effect, long event) {
        int row = CellCode.row(event);
        int column = CellCode.column(event);
        var side = CellCode.side(event);
        int nextRow = row + 2 * side.rows();
        int nextColumn = column + 2 * side.columns();
        switch (effect) {
            case NOTHING -> {}
            case BEGIN -> board.setSolving(false);
            case ENTER -> {
                board.setState(row, column, UNSEEN, 0);
                markBehind(board, event, nextRow, nextColumn);
            }
            case BACK_OUT, SUCCEED -> {
                board.setState(row, column, PATH);
                board.mark(row, column);
            }
            case QUEUE -> board.setState(row, column, UNSEEN, 0);
            case TAKE -> board.setState(row, column, QUEUED);
            case TRACE -> board.setState(row, column, CellState.of(CellCode.second(event)));
            case FILL -> board.setState(row, column, UNSEEN);
            case PUT_HAND -> {
                board.setState(row, column, UNSEEN);
                board.unmark();
                board.face(-1);
            }
            case STEP_HAND -> {
                board.setState(nextRow, nextColumn, UNSEEN);
                board.mark(row, column);
                board.face(Turn.of(CellCode.first(event)).before(side).ordinal());
            }
            case BACK_HAND -> {
                board.setState(row, column, PATH);
                board.mark(row, column);
                board.face(Turn.of(CellCode.first(event)).before(side).ordinal());
            }
            case LIFT_HAND -> {
                board.mark(row, column);
                board.face(side.ordinal());
            }
            case SPREAD_WAVE -> board.showWaves(Packed.upper(event) - 1);
            case TRACE_PART -> board.showTraced(Packed.upper(event) - 1);
            case PUT_PERSON -> {
                board.setState(row, column, UNSEEN);
                board.unmark();
            }
            case STEP_ON -> {
                board.setState(nextRow, nextColumn, CellState.of(CellCode.second(event)));
                board.walk(row, column, -1);
            }
            case STEP_BACK -> {
                board.setState(row, column, PATH);
                board.walk(row, column, -1);
            }
        }
    }

    /** The first cell of the search, whose second number is 1, has no cell behind it. */
    private static void markBehind(MazeBoard board, long event, int row, int column) {
        if (CellCode.second(event) == 1) {
            board.unmark();
        } else {
            board.mark(row, column);
        }
    }
}
