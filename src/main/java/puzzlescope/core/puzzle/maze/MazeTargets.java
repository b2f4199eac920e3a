package puzzlescope.core.puzzle.maze;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.maze.event.CellCode;
import puzzlescope.core.puzzle.maze.event.CellEvent;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.Effect;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.Place;

/** What can be pointed at in a maze: its cells. */
public final class MazeTargets {

    private MazeTargets() {}

    /**
     * A cell: it is entered, left, come back to or rated, a wall of it is taken away, kept or built, its row or its chamber is
     * looked at.
     */
    public static Target cell(Place cell) {
        int row = cell.row();
        int column = cell.column();
        return new Target(Message.of("maze.spot", CellEvent.place(row, column)), event -> isAt(event, row, column));
    }

    private static boolean isAt(long event, int row, int column) {
        var kind = MazeEventKind.of(event);
        return switch (kind) {
            case CELL_VISITED, MAZE_FINISHED -> Packed.first(event) == row && Packed.second(event) == column;
            case CORRIDOR_CARVED -> {
                var side = Direction.of(Packed.third(event));
                yield isEither(Packed.first(event), Packed.second(event), side, row, column);
            }
            case CELL_LEFT, DEAD_END_LEFT ->
                Packed.first(event) == row && Packed.second(event) == column
                        || Packed.third(event) == row && Packed.fourth(event) == column;
            case CHAMBER_ENTERED, CHAMBER_NARROW, CHAMBER_LEFT -> isInChamber(event, row, column);
            case WALL_BUILT -> isAlongWall(event, row, column);
            case GRID_LAID,
                    ROOM_OPENED,
                    MAZE_COMPLETED,
                    HUNT_OVER,
                    LOOPS_BEGUN,
                    LOOPS_PART_OPENED,
                    LOOPS_ENDED,
                    FILLING_ENDED,
                    LOOPS_LEFT,
                    GIANT_BEGUN,
                    PART_CARVED,
                    GIANT_FINISHED,
                    FLOOD_BEGUN,
                    WAVE_SPREAD,
                    WAY_PART_TRACED,
                    GIANT_WAY_SHOWN -> false;
            case ROW_BEGUN, ROW_ENDED, ROW_SCANNED -> CellCode.row(event) == row;
            case RUN_CLOSED -> isInRun(event, row, column);
            default -> isAtCell(kind, event, row, column);
        };
    }

    private static boolean isAtCell(MazeEventKind kind, long event, int row, int column) {
        int eventRow = CellCode.row(event);
        int eventColumn = CellCode.column(event);
        boolean own = eventRow == row && eventColumn == column;
        if (!kind.isSolving()) {
            return kind.shape() == MazeEventKind.Shape.CELL
                    ? own
                    : isEither(eventRow, eventColumn, CellCode.side(event), row, column);
        }
        var side = CellCode.side(event);
        return switch ((Effect.SolveHandler) kind.effect()) {
            case STEP_HAND, STEP_HAND_AGAIN, CLOSE_LOOP, STEP_ON, STEP_ROUND ->
                isBeside(eventRow, eventColumn, side, row, column);
            case BACK_OUT, SUCCEED ->
                own || CellCode.second(event) != 1 && isBeside(eventRow, eventColumn, side, row, column);
            case BACK_HAND, STEP_BACK -> own || isBeside(eventRow, eventColumn, side, row, column);
            case BEGIN,
                    NOTHING,
                    ENTER,
                    QUEUE,
                    IMPROVE,
                    TAKE,
                    CUT,
                    TRACE,
                    FILL,
                    PUT_HAND,
                    LIFT_HAND,
                    SPREAD_WAVE,
                    TRACE_PART,
                    PUT_PERSON -> own;
        };
    }

    /** Whether the cell is one of a run that ends at the event's cell, or the one to the north to which it is opened. */
    private static boolean isInRun(long event, int row, int column) {
        int end = CellCode.column(event);
        return CellCode.row(event) == row
                ? column <= end && column > end - 2 * CellCode.first(event)
                : CellCode.row(event) == row + 2 && column == end - 2 * CellCode.second(event);
    }

    private static boolean isEither(int eventRow, int eventColumn, Direction side, int row, int column) {
        return eventRow == row && eventColumn == column || isBeside(eventRow, eventColumn, side, row, column);
    }

    private static boolean isBeside(int eventRow, int eventColumn, Direction side, int row, int column) {
        return eventRow + 2 * side.rows() == row && eventColumn + 2 * side.columns() == column;
    }

    private static boolean isInChamber(long event, int row, int column) {
        int down = row - Packed.first(event);
        int across = column - Packed.second(event);
        return down >= 0 && down < 2 * Packed.third(event) && across >= 0 && across < 2 * Packed.fourth(event);
    }

    /** Whether a wall of many squares runs along a side of the cell. */
    private static boolean isAlongWall(long event, int row, int column) {
        int down = row - Packed.first(event);
        int right = column - Packed.second(event);
        boolean across = (Packed.fourth(event) & 1) != 0;
        int along = across ? right : down;
        return Math.abs(across ? down : right) == 1 && along >= 0 && along < Packed.third(event);
    }
}
