package puzzlescope.maze.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.OddField;

/** An event about one cell: its kind says what happened; the cell, a side and two numbers say where and how much. */
public sealed interface CellEvent extends MazeEvent
        permits CarvingEvent.AtCell,
                CarvingEvent.AtWall,
                CarvingEvent.OfSets,
                CarvingEvent.Apart,
                CarvingEvent.Dug,
                CarvingEvent.AtRow,
                CarvingEvent.Run,
                CarvingEvent.Completed,
                CarvingEvent.Whole,
                SolvingEvent.AtCell,
                SolvingEvent.Beside,
                SolvingEvent.Called,
                SolvingEvent.Rated,
                SolvingEvent.Improved,
                SolvingEvent.Traced,
                SolvingEvent.Turned,
                HandEvent {

    /** The side that the event concerns as well: the cell there is the other one of two. */
    EnumField<Direction> SIDE = Field.oneOf(Direction.values()).after(TwoNumbers.NUMBERS);

    /** The side on which the predecessor lies, which the event does not concern; or any other. */
    EnumField<Direction> BACK = Field.oneOf(Direction.values()).after(TwoNumbers.NUMBERS);

    /** The side to which a call returns; it means nothing if the event is {@link #START}'s. */
    EnumField<Direction> HOME = Field.oneOf(Direction.values()).after(TwoNumbers.NUMBERS);

    /** The side to which one goes, from {@link #FROM_ROW} and {@link #FROM_COLUMN}. */
    EnumField<Direction> TO = Field.oneOf(Direction.values()).after(TwoNumbers.NUMBERS);

    /** The column of the cell. */
    OddField COLUMN = Field.oddUpTo(4095).after(SIDE);

    OddField ROW = Field.oddUpTo(4095).after(COLUMN);

    /** The column of a cell from which one goes to another, so that nothing happens to it. */
    OddField FROM_COLUMN = Field.oddUpTo(4095).after(SIDE);

    OddField FROM_ROW = Field.oddUpTo(4095).after(COLUMN);

    /** What the kind counts: cells that are left, steps from the start … */
    IntField COUNT = Field.upTo(TwoNumbers.MOST);

    /** Whether the cell is where it all began. */
    FlagField START = Field.flag().after(COUNT);

    @Override
    StepKind kind();

    int row();

    int column();

    /** The side of the cell in question; north where none is. */
    default Direction side() {
        return Direction.NORTH;
    }

    /** What the kind counts. */
    default int first() {
        return 0;
    }

    default int second() {
        return 0;
    }

    /** The row of the cell on the side in question. */
    default int nextRow() {
        return row() + 2 * side().rows();
    }

    default int nextColumn() {
        return column() + 2 * side().columns();
    }

    @Override
    default Message sentence() {
        var key = second() == TwoNumbers.UNKNOWN ? kind().key() + ".without-second" : kind().key();
        return Message.of(
                key,
                place(row(), column()),
                Message.of("maze.direction." + side()),
                place(nextRow(), nextColumn()),
                first(),
                second());
    }

    /** A square in the words of every language: {@code (x, y)}. */
    static String place(int row, int column) {
        return "(" + column + ", " + row + ")";
    }
}
