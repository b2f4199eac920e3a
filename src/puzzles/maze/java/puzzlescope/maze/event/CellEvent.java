package puzzlescope.maze.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.OddField;

/** An event about one cell: the kind names the event; the cell, a side and two numbers give its place and amounts. */
public sealed interface CellEvent extends MazeEvent
        permits CarvingEvent.AtCell,
                CarvingEvent.AtWall,
                CarvingEvent.SetsMerged,
                CarvingEvent.SetsKeptApart,
                CarvingEvent.MarkMoved,
                CarvingEvent.AtRow,
                CarvingEvent.RunEnded,
                CarvingEvent.Completed,
                CarvingEvent.AllCells,
                SolvingEvent.AtCell,
                SolvingEvent.AtSide,
                SolvingEvent.Called,
                SolvingEvent.Rated,
                SolvingEvent.Improved,
                SolvingEvent.Traced,
                SolvingEvent.Turned,
                MazeGameEvent {

    /** The side of the event, whose neighbouring cell is also concerned. */
    EnumField<Direction> SIDE = Field.oneOf(Direction.values()).after(PackedPair.NUMBERS);

    /** The side of the predecessor or any other side, whose cell is not concerned. */
    EnumField<Direction> BACK = Field.oneOf(Direction.values()).after(PackedPair.NUMBERS);

    /** The side to which a call returns; without meaning if the event has {@link #START}. */
    EnumField<Direction> HOME = Field.oneOf(Direction.values()).after(PackedPair.NUMBERS);

    /** The side to which one moves, from {@link #FROM_ROW} and {@link #FROM_COLUMN}. */
    EnumField<Direction> TO = Field.oneOf(Direction.values()).after(PackedPair.NUMBERS);

    OddField COLUMN = Field.oddUpTo(4095).after(SIDE);

    OddField ROW = Field.oddUpTo(4095).after(COLUMN);

    /** The column of a cell from which one moves to another, so that the cell itself is not concerned. */
    OddField FROM_COLUMN = Field.oddUpTo(4095).after(SIDE);

    OddField FROM_ROW = Field.oddUpTo(4095).after(COLUMN);

    /** The count of the kind: remaining cells, steps from the start … */
    IntField COUNT = Field.upTo(PackedPair.MOST);

    FlagField START = Field.flag().after(COUNT);

    @Override
    StepKind kind();

    int row();

    int column();

    /** The side of the event; north if there is none. */
    default Direction side() {
        return Direction.NORTH;
    }

    /** The count of the kind. */
    default int first() {
        return 0;
    }

    default int second() {
        return 0;
    }

    default int nextRow() {
        return row() + 2 * side().rows();
    }

    default int nextColumn() {
        return column() + 2 * side().columns();
    }

    @Override
    default Message sentence() {
        var key = second() == PackedPair.UNKNOWN ? kind().key() + ".without-second" : kind().key();
        return Message.of(
                key,
                place(row(), column()),
                Message.of("maze.direction." + side()),
                place(nextRow(), nextColumn()),
                first(),
                second());
    }

    /** Formats a square as {@code (x, y)}, in every language. */
    static String place(int row, int column) {
        return "(" + column + ", " + row + ")";
    }
}
