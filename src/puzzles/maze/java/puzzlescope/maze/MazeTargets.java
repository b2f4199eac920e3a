package puzzlescope.maze;

import static puzzlescope.maze.event.CarvingEvent.ACROSS;
import static puzzlescope.maze.event.CarvingEvent.CHAMBER_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.CHAMBER_ROW;
import static puzzlescope.maze.event.CarvingEvent.COLUMNS;
import static puzzlescope.maze.event.CarvingEvent.DRAWN;
import static puzzlescope.maze.event.CarvingEvent.END_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.END_ROW;
import static puzzlescope.maze.event.CarvingEvent.LENGTH;
import static puzzlescope.maze.event.CarvingEvent.LINE;
import static puzzlescope.maze.event.CarvingEvent.ROWS;
import static puzzlescope.maze.event.CarvingEvent.RUN;
import static puzzlescope.maze.event.CarvingEvent.WALL_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.WALL_ROW;
import static puzzlescope.maze.event.CellEvent.COLUMN;
import static puzzlescope.maze.event.CellEvent.FROM_ROW;
import static puzzlescope.maze.event.CellEvent.HOME;
import static puzzlescope.maze.event.CellEvent.ROW;
import static puzzlescope.maze.event.CellEvent.SIDE;
import static puzzlescope.maze.event.CellEvent.START;

import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.MazePosition;

/** The targets in a maze: its cells. */
public final class MazeTargets {

    private MazeTargets() {}

    /**
     * A cell; touched when it is entered, left, revisited or rated, when a wall of it is removed, kept or built, or
     * when its row or its chamber is processed.
     *
     * @param words the vocabulary of the run
     */
    public static Target cell(Vocabulary words, MazePosition cell) {
        return new Target(
                Message.of("maze.spot", CellEvent.place(cell.row(), cell.column())),
                new CellEvents(words, cell.row(), cell.column()));
    }

    /**
     * Tests whether an event concerns a cell. Its predicates are built lazily, since an instance is created for each
     * cell pointed at.
     */
    private static final class CellEvents implements LongPredicate {

        private final Vocabulary words;
        private final int row;
        private final int column;
        private volatile LongPredicate @Nullable [] kinds;

        CellEvents(Vocabulary words, int row, int column) {
            this.words = words;
            this.row = row;
            this.column = column;
        }

        @Override
        public boolean test(long event) {
            var known = kinds;
            if (known == null) {
                known = words.kinds().stream()
                        .map(kind -> touches(kind.spec(), row, column))
                        .toArray(LongPredicate[]::new);
                kinds = known;
            }
            return known[PackedEvent.kind(event)].test(event);
        }
    }

    /** Returns the predicate of a cell for a kind, derived from its fields. */
    private static LongPredicate touches(KindSpec kind, int row, int column) {
        if (kind.has(ROW)) {
            LongPredicate own = event -> ROW.of(event) == row && COLUMN.of(event) == column;
            return kind.has(SIDE)
                    ? own.or(event -> isBeside(event, row, column))
                    : kind.has(HOME) ? own.or(event -> !START.of(event) && isBeside(event, row, column)) : own;
        }
        if (kind.has(FROM_ROW)) {
            return event -> isBeside(event, row, column);
        }
        if (kind.has(LINE)) {
            return event -> LINE.of(event) == row;
        }
        if (kind.has(END_ROW)) {
            return event -> isInRun(event, row, column);
        }
        if (kind.has(CHAMBER_ROW)) {
            return event -> isInChamber(event, row, column);
        }
        return kind.has(WALL_ROW) ? event -> isAlongWall(event, row, column) : _ -> false;
    }

    /** Returns whether the cell is the neighbour on the event's side; all fields of this kind share the same bits. */
    private static boolean isBeside(long event, int row, int column) {
        var side = SIDE.of(event);
        return ROW.of(event) + 2 * side.rows() == row && COLUMN.of(event) + 2 * side.columns() == column;
    }

    /** Returns whether the cell is in a run, or is the northern cell to which the run is opened. */
    private static boolean isInRun(long event, int row, int column) {
        int end = END_COLUMN.of(event);
        return END_ROW.of(event) == row
                ? column <= end && column > end - 2 * RUN.of(event)
                : END_ROW.of(event) == row + 2 && column == end - 2 * DRAWN.of(event);
    }

    private static boolean isInChamber(long event, int row, int column) {
        int down = row - CHAMBER_ROW.of(event);
        int across = column - CHAMBER_COLUMN.of(event);
        return down >= 0 && down < 2 * ROWS.of(event) && across >= 0 && across < 2 * COLUMNS.of(event);
    }

    /** Returns whether a wall of many squares borders the cell. */
    private static boolean isAlongWall(long event, int row, int column) {
        int down = row - WALL_ROW.of(event);
        int right = column - WALL_COLUMN.of(event);
        boolean across = ACROSS.of(event);
        int along = across ? right : down;
        return Math.abs(across ? down : right) == 1 && along >= 0 && along < LENGTH.of(event);
    }
}
