package puzzlescope.maze.board;

import static puzzlescope.maze.event.CellEvent.COLUMN;
import static puzzlescope.maze.event.CellEvent.COUNT;
import static puzzlescope.maze.event.CellEvent.ROW;
import static puzzlescope.maze.event.CellEvent.SIDE;
import static puzzlescope.maze.event.CellEvent.START;
import static puzzlescope.maze.event.CellState.FILLED;
import static puzzlescope.maze.event.CellState.LEFT;
import static puzzlescope.maze.event.CellState.PATH;
import static puzzlescope.maze.event.CellState.QUEUED;
import static puzzlescope.maze.event.CellState.SOLUTION;
import static puzzlescope.maze.event.CellState.UNSEEN;
import static puzzlescope.maze.event.CellState.VISITED;
import static puzzlescope.maze.event.PackedPair.COUNTS;
import static puzzlescope.maze.event.SolvingEvent.BEFORE;
import static puzzlescope.maze.event.SolvingEvent.GAIN;
import static puzzlescope.maze.event.SolvingEvent.PREDECESSOR;
import static puzzlescope.maze.event.SolvingEvent.TURN;

import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect;

/** Applies and undoes the effects of solving. Stateless. */
final class SolvingChanges {

    private SolvingChanges() {}

    static void apply(SolvingBoard board, Effect.Solving effect, long event) {
        // All kinds have the cell and its side in the same bits.
        int row = ROW.of(event);
        int column = COLUMN.of(event);
        var side = SIDE.of(event);
        int nextRow = row + 2 * side.rows();
        int nextColumn = column + 2 * side.columns();
        switch (effect) {
            case NOTHING -> {}
            case BEGIN -> board.setSolving(true);
            case ENTER -> {
                board.setState(row, column, PATH, COUNT.of(event));
                if (!START.of(event)) {
                    board.link(row, column, side);
                }
                board.mark(row, column);
            }
            case BACK_OUT -> {
                board.setState(row, column, LEFT);
                board.unlink(row, column);
                markBehind(board, event);
            }
            case SUCCEED -> {
                board.setState(row, column, SOLUTION);
                markBehind(board, event);
            }
            case QUEUE -> {
                int steps = COUNTS.first(event);
                board.setState(row, column, QUEUED, steps);
                board.enqueuedCells().put(board.cell(row, column));
                if (steps > 0) {
                    board.link(row, column, side);
                }
            }
            case IMPROVE -> {
                board.setState(row, column, QUEUED, COUNT.of(event));
                board.enqueuedCells().reinsert(board.cell(row, column));
                board.link(row, column, side);
            }
            case TAKE -> {
                board.setState(row, column, VISITED);
                board.enqueuedCells().take();
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
                board.face(side);
            }
            case STEP_HAND, STEP_HAND_AGAIN -> {
                board.setState(nextRow, nextColumn, PATH);
                board.link(nextRow, nextColumn, side.opposite());
                board.mark(row, column, side);
                board.face(side);
            }
            case CLOSE_LOOP -> {
                board.mark(row, column, side);
                board.face(side);
            }
            case CUT -> {
                board.setState(row, column, LEFT);
                board.unlink(row, column);
            }
            case BACK_HAND -> {
                board.setState(row, column, LEFT);
                board.unlink(row, column);
                board.mark(row, column, side);
                board.face(side);
            }
            case LIFT_HAND -> {
                board.unmark();
                board.clearFacing();
            }
            case PUT_PERSON -> {
                board.setState(row, column, PATH);
                board.mark(row, column);
            }
            case STEP_ON -> {
                board.setState(nextRow, nextColumn, PATH);
                board.link(nextRow, nextColumn, side.opposite());
                walk(board, row, column, side);
            }
            case STEP_BACK -> {
                board.setState(row, column, LEFT);
                board.unlink(row, column);
                walk(board, row, column, side);
            }
            case STEP_ROUND -> walk(board, row, column, side);
        }
    }

    static void undo(SolvingBoard board, Effect.Solving effect, long event) {
        // All kinds have the cell and its side in the same bits.
        int row = ROW.of(event);
        int column = COLUMN.of(event);
        var side = SIDE.of(event);
        int nextRow = row + 2 * side.rows();
        int nextColumn = column + 2 * side.columns();
        switch (effect) {
            case NOTHING -> {}
            case BEGIN -> board.setSolving(false);
            case ENTER -> {
                board.setState(row, column, UNSEEN, 0);
                board.unlink(row, column);
                markBehind(board, event);
            }
            case BACK_OUT -> {
                board.setState(row, column, PATH);
                if (!START.of(event)) {
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
                board.enqueuedCells().undoPut(board.cell(row, column));
                board.unlink(row, column);
            }
            case IMPROVE -> {
                board.setState(row, column, QUEUED, COUNT.of(event) + GAIN.of(event));
                board.enqueuedCells().undoReinsert(board.cell(row, column));
                board.link(row, column, PREDECESSOR.of(event));
            }
            case TAKE -> {
                board.setState(row, column, QUEUED);
                board.enqueuedCells().undoTake();
            }
            case TRACE -> {
                board.setState(row, column, BEFORE.of(event));
                if (isFirstVisit(event)) {
                    board.unlink(row, column);
                }
            }
            case FILL -> board.setState(row, column, UNSEEN);
            case PUT_HAND -> {
                board.setState(row, column, UNSEEN);
                board.unmark();
                board.clearFacing();
            }
            case STEP_HAND, STEP_HAND_AGAIN -> {
                board.setState(nextRow, nextColumn, effect == Effect.Solving.STEP_HAND ? UNSEEN : LEFT);
                board.unlink(nextRow, nextColumn);
                board.mark(row, column);
                board.face(TURN.of(event).before(side));
            }
            case CLOSE_LOOP -> {
                board.mark(row, column);
                board.face(TURN.of(event).before(side));
            }
            case CUT -> {
                board.setState(row, column, PATH);
                board.link(row, column, side);
            }
            case BACK_HAND -> {
                board.setState(row, column, PATH);
                board.link(row, column, side);
                board.mark(row, column);
                board.face(TURN.of(event).before(side));
            }
            case LIFT_HAND -> {
                board.mark(row, column);
                board.face(side);
            }
            case PUT_PERSON -> {
                board.setState(row, column, UNSEEN);
                board.unmark();
            }
            case STEP_ON -> {
                board.setState(nextRow, nextColumn, BEFORE.of(event));
                board.unlink(nextRow, nextColumn);
                walkBack(board, row, column, side);
            }
            case STEP_BACK -> {
                board.setState(row, column, PATH);
                board.link(row, column, side);
                walkBack(board, row, column, side);
            }
            case STEP_ROUND -> walkBack(board, row, column, side);
        }
    }

    /** Returns whether a cell of the path shown was not visited before. */
    private static boolean isFirstVisit(long event) {
        return BEFORE.of(event) == UNSEEN;
    }

    /** Marks the cell behind; the first one has none. */
    private static void markBehind(SolvingBoard board, long event) {
        if (START.of(event)) {
            board.unmark();
        } else {
            board.mark(ROW.of(event), COLUMN.of(event), SIDE.of(event));
        }
    }

    /** Moves a person on by one step. */
    private static void walk(SolvingBoard board, int row, int column, Direction side) {
        board.mark(row, column, side);
        board.walk(row, column, side, 1);
    }

    /** Moves a person back to where a step began. */
    private static void walkBack(SolvingBoard board, int row, int column, Direction side) {
        board.mark(row, column);
        board.walk(row, column, side, -1);
    }
}
