package puzzlescope.maze.picture;

import java.util.Optional;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.GiantEvent;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.SolvingEvent;

/** Movement of the mark by an event, in rows and columns of squares. */
public record MarkMove(int row, int column, int toRow, int toColumn) {

    public static Optional<MarkMove> of(MazeEvent event) {
        return switch (event) {
            case CarvingEvent.MarkMoved markMoved -> markMoved.start() ? Optional.empty() : along(markMoved);
            case SolvingEvent.Called called -> called.start() ? Optional.empty() : along(called);
            case CellEvent cell -> along(cell);
            case CarvingEvent _, SolvingEvent _, GiantEvent _ -> Optional.empty();
        };
    }

    private static Optional<MarkMove> along(CellEvent event) {
        return switch (event.kind().effect().moves()) {
            case NOT -> Optional.empty();
            case TO_SIDE -> Optional.of(onward(event));
            case FROM_SIDE -> Optional.of(onward(event).back());
        };
    }

    private static MarkMove onward(CellEvent event) {
        return new MarkMove(event.row(), event.column(), event.nextRow(), event.nextColumn());
    }

    private MarkMove back() {
        return new MarkMove(toRow, toColumn, row, column);
    }

    /** The mark's row at a share of the movement. */
    double row(double share) {
        return row + (toRow - row) * share;
    }

    /** The mark's column at a share of the movement. */
    double column(double share) {
        return column + (toColumn - column) * share;
    }
}
