package puzzlescope.core.puzzle.maze.event;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;

/**
 * What the algorithms that make mazes do. Facts of one shape share a record; its kind names the fact and so the reason.
 * Recursive backtracking has its own records in {@link MazeEvent}.
 */
public sealed interface CarvingEvent extends MazeEvent {

    @Override
    MazeEventKind kind();

    /** Whether the maze, or all of its loops, is finished by it. */
    default boolean isCompletion() {
        return kind() == MazeEventKind.MAZE_COMPLETED || kind() == MazeEventKind.LOOPS_ENDED;
    }

    /** Whether walls were taken away or built, or cells opened. */
    default boolean changesSquares() {
        return switch ((Effect.Carving) kind().effect()) {
            case NOTHING,
                    VISIT,
                    DIG,
                    LEAVE,
                    TAKE_MARK,
                    COMPLETE,
                    LAY_ROW,
                    RETIRE_CELL,
                    ADD_FRONTIER,
                    WALK,
                    PUT_MARK,
                    LIFT_MARK,
                    SCAN_ROW,
                    STOP_SCAN,
                    STEP_WALK,
                    ERASE_STEP -> false;
            default -> true;
        };
    }

    /**
     * Something happened at a cell.
     *
     * @param first what the kind counts: cells that are left, steps of a loop …
     */
    record AtCell(MazeEventKind kind, int row, int column, int first, int second) implements CarvingEvent, CellEvent {}

    /** Something happened at the wall on one side of a cell. */
    record AtWall(MazeEventKind kind, int row, int column, Direction side, int first, int second)
            implements CarvingEvent, CellEvent {}

    /**
     * The wall between two cells was taken away, and their sets became one.
     *
     * @param kept the number of the larger set, which the whole has from now on; {@link CellCode#OWN_SET} or
     *     {@link CellCode#OTHER_SET} where there are too many cells for it
     * @param absorbed the number of the other set
     */
    record OfSets(MazeEventKind kind, int row, int column, Direction side, int kept, int absorbed)
            implements CarvingEvent, CellEvent {

        @Override
        public int first() {
            return kept;
        }

        @Override
        public int second() {
            return absorbed;
        }

        @Override
        public Message sentence() {
            if (kept >= 0) {
                return CellEvent.super.sentence();
            }
            var own = CellEvent.place(row, column);
            var other = CellEvent.place(row + 2 * side.rows(), column + 2 * side.columns());
            boolean ownKept = kept == CellCode.OWN_SET;
            return Message.of(kind.key() + ".by-cells", ownKept ? own : other, ownKept ? other : own, absorbed);
        }
    }

    /** A chamber without walls inside was looked at, its first cell's row and column and how many cells it spans. */
    record Chamber(MazeEventKind kind, int row, int column, int rows, int columns) implements CarvingEvent {

        @Override
        public long pack() {
            return Packed.of(kind, row, column, rows, columns);
        }

        @Override
        public Message sentence() {
            return Message.of(kind.key(), CellEvent.place(row, column), columns, rows);
        }

        @Override
        public String call() {
            boolean opens = kind == MazeEventKind.CHAMBER_ENTERED;
            return opens ? "divide(" + column + ", " + row + ", " + columns + ", " + rows + ")" : "";
        }
    }

    /**
     * A wall was built through a chamber, with one door.
     *
     * @param row the row of its first square
     * @param column the column of its first square
     * @param length how many squares it is long
     * @param door how many squares from its first one the door is
     * @param across whether it runs from west to east
     */
    record WallBuilt(int row, int column, int length, int door, boolean across) implements CarvingEvent {

        @Override
        public MazeEventKind kind() {
            return MazeEventKind.WALL_BUILT;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, length, door << 1 | (across ? 1 : 0));
        }

        @Override
        public Message sentence() {
            var at = CellEvent.place(across ? row : row + door, across ? column + door : column);
            return Message.of(across ? "maze.wall-built-across" : "maze.wall-built-down", at, across ? row : column);
        }
    }
}
