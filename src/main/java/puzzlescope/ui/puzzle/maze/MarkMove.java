package puzzlescope.ui.puzzle.maze;

import java.util.Optional;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.maze.event.CarvingEvent;
import puzzlescope.core.puzzle.maze.event.CellEvent;
import puzzlescope.core.puzzle.maze.event.MazeEvent.CellLeft;
import puzzlescope.core.puzzle.maze.event.MazeEvent.CellVisited;
import puzzlescope.core.puzzle.maze.event.SolvingEvent;

/** From where to where an event took the mark, in rows and columns of squares. */
record MarkMove(int row, int column, int toRow, int toColumn) {

    static Optional<MarkMove> of(Event event) {
        return switch (event) {
            case CellVisited visited ->
                Optional.of(new MarkMove(visited.fromRow(), visited.fromColumn(), visited.row(), visited.column()));
            case CellLeft left -> Optional.of(new MarkMove(left.row(), left.column(), left.toRow(), left.toColumn()));
            case CarvingEvent.AtWall wall -> of(wall);
            case SolvingEvent solving -> of(solving);
            default -> Optional.empty();
        };
    }

    private static Optional<MarkMove> of(CellEvent event) {
        return switch (event.kind()) {
            case WALKED_ON, NEW_CELL_ENTERED, KNOWN_CELL_ENTERED, WALK_STEPPED -> Optional.of(onward(event));
            case STEP_ERASED -> Optional.of(onward(event).back());
            case CELL_ENTERED ->
                event.second() == 1
                        ? Optional.empty()
                        : Optional.of(onward(event).back());
            case BACKED_OUT,
                    DEAD_END_BACKED_OUT,
                    WALL_FOLLOWED,
                    LEFT_REENTERED,
                    LOOP_WALKED,
                    WENT_BACK,
                    TURNED_ROUND,
                    PERSON_STEPPED,
                    PERSON_CIRCLED,
                    PERSON_RETURNED -> Optional.of(onward(event));
            case CALL_SUCCEEDED -> event.second() == 1 ? Optional.empty() : Optional.of(onward(event));
            default -> Optional.empty();
        };
    }

    private static MarkMove onward(CellEvent event) {
        return new MarkMove(
                event.row(),
                event.column(),
                event.row() + 2 * event.side().rows(),
                event.column() + 2 * event.side().columns());
    }

    private MarkMove back() {
        return new MarkMove(toRow, toColumn, row, column);
    }

    /** The row where the mark is when a share of the movement is over. */
    double row(double share) {
        return row + (toRow - row) * share;
    }

    /** The column where the mark is when a share of the movement is over. */
    double column(double share) {
        return column + (toColumn - column) * share;
    }
}
