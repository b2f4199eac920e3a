package puzzlescope.maze.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.OddField;
import puzzlescope.engine.event.Role;

/**
 * An event of a maze generator. Events with the same fields share a record; the kind names the event and its reason.
 */
public sealed interface CarvingEvent extends MazeEvent
        permits CarvingEvent.AtCell,
                CarvingEvent.AtWall,
                CarvingEvent.SetsMerged,
                CarvingEvent.SetsKeptApart,
                CarvingEvent.MarkMoved,
                CarvingEvent.AtRow,
                CarvingEvent.RunEnded,
                CarvingEvent.Completed,
                CarvingEvent.AllCells,
                CarvingEvent.Chamber,
                CarvingEvent.WallBuilt,
                CarvingEvent.Totals {

    /** The row whose cells are all concerned. */
    OddField LINE = Field.oddUpTo(4095).after(CellEvent.COLUMN);

    OddField MARK_COLUMN = Field.oddUpTo(4095).after(CellEvent.SIDE);

    OddField MARK_ROW = Field.oddUpTo(4095).after(MARK_COLUMN);
    FlagField MARKED = Field.flag().after(CellEvent.COUNT);

    /** The number of cells of a run. */
    IntField RUN = Field.upTo(2047);

    /** The distance in cells of the chosen one from the end of the run. */
    IntField DRAWN = Field.upTo(2047).after(RUN);

    OddField END_COLUMN = Field.oddUpTo(4095).after(CellEvent.SIDE);
    OddField END_ROW = Field.oddUpTo(4095).after(END_COLUMN);

    /** The number of cells of a chamber from west to east. */
    IntField COLUMNS = Field.upTo(2047);

    IntField ROWS = Field.upTo(2047).after(COLUMNS);
    OddField CHAMBER_COLUMN = Field.oddUpTo(4095).after(ROWS);
    OddField CHAMBER_ROW = Field.oddUpTo(4095).after(CHAMBER_COLUMN);

    FlagField ACROSS = Field.flag();
    IntField DOOR = Field.upTo(4095).after(ACROSS);
    IntField LENGTH = Field.upTo(4095).after(DOOR);
    IntField WALL_COLUMN = Field.upTo(4095).after(LENGTH);
    IntField WALL_ROW = Field.upTo(4095).after(WALL_COLUMN);

    @Override
    CarvingKind kind();

    @Override
    default String call() {
        if (!kind().roles().contains(Role.CALL)) {
            return "";
        }
        return kind().label()
                + switch (this) {
                    case AtRow at -> "(" + at.row + ")";
                    case Chamber at -> "(" + at.column + ", " + at.row + ", " + at.columns + ", " + at.rows + ")";
                    case CellEvent at -> CellEvent.place(at.row(), at.column());
                    case WallBuilt at -> CellEvent.place(at.row, at.column);
                    case Totals _ -> "";
                };
    }

    /** An event at a cell. */
    record AtCell(CarvingKind kind, int row, int column, int first) implements CarvingEvent, CellEvent {}

    /** An event at the wall on one side of a cell. */
    record AtWall(CarvingKind kind, int row, int column, Direction side, int first)
            implements CarvingEvent, CellEvent {}

    /**
     * The wall between two cells was removed, and their sets were united.
     *
     * @param kept the number of the larger set, which becomes that of the union; {@link PackedPair#OWN_SET} or
     *     {@link PackedPair#OTHER_SET} if there are too many cells for it
     * @param absorbed the number of the other set
     */
    record SetsMerged(CarvingKind kind, int row, int column, Direction side, int kept, int absorbed)
            implements CarvingEvent, CellEvent {

        static SetsMerged of(CarvingKind kind, long event) {
            return new SetsMerged(
                    kind,
                    ROW.of(event),
                    COLUMN.of(event),
                    SIDE.of(event),
                    PackedPair.SETS.first(event),
                    PackedPair.SETS.second(event));
        }

        @Override
        public long pack() {
            return kind.spec()
                    .pack(
                            row,
                            column,
                            side.ordinal(),
                            kept < 0 ? PackedPair.ofLargeSets(kept, absorbed) : PackedPair.SETS.of(kept, absorbed));
        }

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
            var other = CellEvent.place(nextRow(), nextColumn());
            boolean ownKept = kept == PackedPair.OWN_SET;
            return Message.of(kind.key() + ".by-cells", ownKept ? own : other, ownKept ? other : own, absorbed);
        }
    }

    /** The wall between two cells of different sets stays; the number of the second may be unknown. */
    record SetsKeptApart(CarvingKind kind, int row, int column, Direction side, int first, int second)
            implements CarvingEvent, CellEvent {

        static SetsKeptApart of(CarvingKind kind, long event) {
            return new SetsKeptApart(
                    kind,
                    ROW.of(event),
                    COLUMN.of(event),
                    SIDE.of(event),
                    PackedPair.EVEN.first(event),
                    PackedPair.EVEN.second(event));
        }

        @Override
        public long pack() {
            return kind.spec().pack(row, column, side.ordinal(), PackedPair.EVEN.of(first, second));
        }
    }

    /**
     * The mark came to a cell from one side, or goes back there.
     *
     * @param start whether the cell is the first one, so that the side has no meaning
     */
    record MarkMoved(CarvingKind kind, int row, int column, Direction side, boolean start)
            implements CarvingEvent, CellEvent {

        @Override
        public int first() {
            return start ? 1 : 0;
        }
    }

    /** A row of cells was opened, or processed. */
    record AtRow(CarvingKind kind, int row, int first) implements CarvingEvent, CellEvent {

        @Override
        public int column() {
            return 1;
        }
    }

    /**
     * A run of cells ended, and a passage north was opened from one of them.
     *
     * @param first the number of its cells
     * @param second the distance in cells of that one from the end
     */
    record RunEnded(CarvingKind kind, int row, int column, int first, int second) implements CarvingEvent, CellEvent {}

    /**
     * The maze is finished.
     *
     * @param first the number of its cells
     * @param marked whether the mark was on the cell
     */
    record Completed(CarvingKind kind, int row, int column, int first, boolean marked)
            implements CarvingEvent, CellEvent {}

    /** An event of all cells. */
    record AllCells(CarvingKind kind, int first) implements CarvingEvent, CellEvent {

        @Override
        public int row() {
            return 1;
        }

        @Override
        public int column() {
            return 1;
        }
    }

    /** An event with two counts over the whole maze. */
    record Totals(CarvingKind kind, int first, int second) implements CarvingEvent {

        @Override
        public Message sentence() {
            return Message.of(kind.key(), first, second);
        }
    }

    /** A chamber without inner walls was processed, given by its first cell and its size in cells. */
    record Chamber(CarvingKind kind, int row, int column, int rows, int columns) implements CarvingEvent {

        @Override
        public Message sentence() {
            return Message.of(kind.key(), CellEvent.place(row, column), columns, rows);
        }
    }

    /**
     * A wall was built through a chamber, with one door.
     *
     * @param row the row of its first square
     * @param column the column of its first square
     * @param length the length in squares
     * @param door the distance in squares of the door from the first one
     * @param across whether it runs from west to east
     */
    record WallBuilt(CarvingKind kind, int row, int column, int length, int door, boolean across)
            implements CarvingEvent {

        @Override
        public Message sentence() {
            var at = CellEvent.place(across ? row : row + door, across ? column + door : column);
            return Message.of(across ? "maze.wall-built-across" : "maze.wall-built-down", at, across ? row : column);
        }
    }
}
