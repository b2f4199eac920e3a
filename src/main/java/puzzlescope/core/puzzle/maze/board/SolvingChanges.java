package puzzlescope.core.puzzle.maze.board;

import static puzzlescope.core.puzzle.maze.event.CellState.FILLED;
import static puzzlescope.core.puzzle.maze.event.CellState.LEFT;
import static puzzlescope.core.puzzle.maze.event.CellState.PATH;
import static puzzlescope.core.puzzle.maze.event.CellState.QUEUED;
import static puzzlescope.core.puzzle.maze.event.CellState.SOLUTION;
import static puzzlescope.core.puzzle.maze.event.CellState.UNSEEN;
import static puzzlescope.core.puzzle.maze.event.CellState.VISITED;

import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.maze.event.CellCode;
import puzzlescope.core.puzzle.maze.event.CellState;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.Effect;
import puzzlescope.core.puzzle.maze.event.SolvingEvent;
import puzzlescope.core.puzzle.maze.event.Turn;

/** How each effect of solving changes the board, and how it is taken back. Stateless. */
final class SolvingChanges {

    private SolvingChanges() {}

    static void apply(MazeBoard board, Effect.SolveHandler effect, long event) {
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
                if (CellCode.second(event) != 1) {
                    board.link(row, column, side);
                }
                board.mark(row, column);
            }
            case BACK_OUT -> {
                board.setState(row, column, LEFT);
                board.unlink(row, column);
                board.mark(nextRow, nextColumn);
            }
            case SUCCEED -> {
                board.setState(row, column, SOLUTION);
                markBehind(board, event, nextRow, nextColumn);
            }
            case QUEUE -> {
                board.setState(row, column, QUEUED, CellCode.first(event));
                board.enqueue(row, column, 1);
                if (CellCode.first(event) > 0) {
                    board.link(row, column, side);
                }
            }
            case IMPROVE -> {
                board.setState(row, column, QUEUED, CellCode.first(event));
                board.enqueueAgain(row, column, 1);
                board.link(row, column, side);
            }
            case TAKE -> {
                board.setState(row, column, VISITED);
                board.dequeue(1);
            }
            case TRACE -> {
                board.setState(row, column, SOLUTION);
                if (isFirstVisit(event) && !board.isGoal(row, column)) {
                    board.link(row, column, side);
                }
            }
            case FILL -> board.setState(row, column, FILLED);
            case PUT_HAND -> {
                board.setState(row, column, PATH);
                board.mark(row, column);
                board.face(side.ordinal());
            }
            case STEP_HAND, STEP_HAND_AGAIN -> {
                board.setState(nextRow, nextColumn, PATH);
                board.link(nextRow, nextColumn, side.opposite());
                board.mark(nextRow, nextColumn);
                board.face(side.ordinal());
            }
            case CLOSE_LOOP -> {
                board.mark(nextRow, nextColumn);
                board.face(side.ordinal());
            }
            case CUT -> {
                board.setState(row, column, LEFT);
                board.unlink(row, column);
            }
            case BACK_HAND -> {
                board.setState(row, column, LEFT);
                board.unlink(row, column);
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
                board.link(nextRow, nextColumn, side.opposite());
                board.walk(nextRow, nextColumn, 1);
            }
            case STEP_BACK -> {
                board.setState(row, column, LEFT);
                board.unlink(row, column);
                board.walk(nextRow, nextColumn, 1);
            }
            case STEP_ROUND -> board.walk(nextRow, nextColumn, 1);
        }
    }

    static void undo(MazeBoard board, Effect.SolveHandler effect, long event) {
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
                board.unlink(row, column);
                markBehind(board, event, nextRow, nextColumn);
            }
            case BACK_OUT -> {
                board.setState(row, column, PATH);
                if (CellCode.second(event) != 1) {
                    board.link(row, column, side);
                }
                board.mark(row, column);
            }
            case SUCCEED -> {
                board.setState(row, column, PATH);
                board.mark(row, column);
            }
            case QUEUE -> {
                board.setState(row, column, UNSEEN, 0);
                board.enqueue(row, column, -1);
                board.unlink(row, column);
            }
            case IMPROVE -> {
                board.setState(row, column, QUEUED, CellCode.first(event) + SolvingEvent.SHORTENED);
                board.enqueueAgain(row, column, -1);
                board.link(row, column, Direction.of(CellCode.second(event)));
            }
            case TAKE -> {
                board.setState(row, column, QUEUED);
                board.dequeue(-1);
            }
            case TRACE -> {
                board.setState(row, column, CellState.of(CellCode.second(event)));
                if (isFirstVisit(event)) {
                    board.unlink(row, column);
                }
            }
            case FILL -> board.setState(row, column, UNSEEN);
            case PUT_HAND -> {
                board.setState(row, column, UNSEEN);
                board.unmark();
                board.face(-1);
            }
            case STEP_HAND, STEP_HAND_AGAIN -> {
                board.setState(nextRow, nextColumn, effect == Effect.SolveHandler.STEP_HAND ? UNSEEN : LEFT);
                board.unlink(nextRow, nextColumn);
                board.mark(row, column);
                board.face(Turn.of(CellCode.first(event)).before(side).ordinal());
            }
            case CLOSE_LOOP -> {
                board.mark(row, column);
                board.face(Turn.of(CellCode.first(event)).before(side).ordinal());
            }
            case CUT -> {
                board.setState(row, column, PATH);
                board.link(row, column, side);
            }
            case BACK_HAND -> {
                board.setState(row, column, PATH);
                board.link(row, column, side);
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
                board.unlink(nextRow, nextColumn);
                board.walk(row, column, -1);
            }
            case STEP_BACK -> {
                board.setState(row, column, PATH);
                board.link(row, column, side);
                board.walk(row, column, -1);
            }
            case STEP_ROUND -> board.walk(row, column, -1);
        }
    }

    /** Whether a cell of the path that is shown was never looked at before. */
    private static boolean isFirstVisit(long event) {
        return CellCode.second(event) == UNSEEN.ordinal();
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
