package puzzlescope.core.puzzle.queens.event;

import puzzlescope.core.event.Field;
import puzzlescope.core.event.FlagField;
import puzzlescope.core.event.IntField;
import puzzlescope.core.event.Message;

/** An event of the backtracking search, which visits every solution. */
public sealed interface WalkEvent extends QueensEvent {

    IntField ROW = Field.upTo(MOST_QUEENS - 1);
    IntField COLUMN = Field.upTo(MOST_QUEENS - 1).after(ROW);
    IntField BY_ROW = Field.upTo(MOST_QUEENS - 1).after(COLUMN);
    FlagField SAME_COLUMN = Field.flag().after(BY_ROW);
    FlagField SOLVED = Field.flag().after(COLUMN);
    IntField N = Field.upTo(MOST_QUEENS);
    IntField IN_ROW = Field.upTo(MOST_QUEENS - 1);
    /** More solutions are not asked for one at a time. */
    IntField VALUE = Field.upTo((1 << 30) - 1);

    @Override
    default WalkKind kind() {
        return switch (this) {
            case SearchBegan _ -> WalkKind.SEARCH_BEGAN;
            case QueenPlaced _ -> WalkKind.QUEEN_PLACED;
            case QueenRejected _ -> WalkKind.QUEEN_REJECTED;
            case SolutionFound _ -> WalkKind.SOLUTION_FOUND;
            case QueenTakenBack _ -> WalkKind.QUEEN_TAKEN_BACK;
            case DeadEndTakenBack _ -> WalkKind.DEAD_END_TAKEN_BACK;
            case SearchEnded _ -> WalkKind.SEARCH_ENDED;
            case GeneratorMade _ -> WalkKind.GENERATOR_MADE;
            case NextCalled _ -> WalkKind.NEXT_CALLED;
            case LastRowYielded _ -> WalkKind.LAST_ROW_YIELDED;
            case RowYielded _ -> WalkKind.ROW_YIELDED;
            case ValueReturned _ -> WalkKind.VALUE_RETURNED;
            case GeneratorExhausted _ -> WalkKind.GENERATOR_EXHAUSTED;
        };
    }

    /** The search for all placements of {@code n} queens on {@code n} rows began with the top row. */
    record SearchBegan(int n) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.began", n);
        }

        @Override
        public String call() {
            return "place(1)";
        }
    }

    /** No earlier queen attacks this square: a queen stands on it now, and the next row's turn has come. */
    record QueenPlaced(int row, int column) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.placed", row + 1, column + 1);
        }

        @Override
        public String call() {
            return "place(" + (row + 2) + ")";
        }

        @Override
        public String lead() {
            return "\u265b(" + (row + 1) + ", " + (column + 1) + ")";
        }
    }

    /**
     * An earlier queen attacks this square.
     *
     * @param byRow the row of the first queen from the top that does
     * @param sameColumn whether it stands in the same column; otherwise it is on a diagonal with the square
     */
    record QueenRejected(int row, int column, int byRow, boolean sameColumn) implements WalkEvent {

        @Override
        public Message sentence() {
            var key = sameColumn ? "queens.rejected-column" : "queens.rejected-diagonal";
            return Message.of(key, row + 1, column + 1, byRow + 1);
        }
    }

    /** Every one of the {@code n} rows has its queen. */
    record SolutionFound(int n) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.solution", n);
        }
    }

    /**
     * The queen of this row was taken off its square, so that the row's next column can be tried.
     *
     * @param solved whether this was the last row's queen, which made a solution
     */
    record QueenTakenBack(int row, int column, boolean solved) implements WalkEvent {

        @Override
        public Message sentence() {
            var key = solved ? "queens.taken-back-solved" : "queens.taken-back";
            return Message.of(key, row + 1, column + 1, row + 2);
        }
    }

    /** The queen of this row was taken off its square, since the row below had no safe column at all. */
    record DeadEndTakenBack(int row, int column) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.dead-end", row + 1, column + 1, row + 2);
        }
    }

    /** Every column of the top row has been tried. */
    record SearchEnded(boolean solved) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of(solved ? "queens.ended" : "queens.ended-unsolved");
        }
    }

    /** A generator of all placements of {@code n} queens was made; it has not begun. */
    record GeneratorMade(int n) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.generator-made", n);
        }
    }

    /**
     * The generator was asked for its next value.
     *
     * @param number which one that is, from 1
     */
    record NextCalled(int number) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of(number == 1 ? "queens.next-called.first" : "queens.next-called", number);
        }
    }

    /** Every one of the {@code n} rows has its queen: the innermost call yields an empty rest, and is suspended. */
    record LastRowYielded(int n) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.last-row-yielded", n);
        }
    }

    /** The call of a row put its queen's column before what it was handed, yielded that, and is suspended. */
    record RowYielded(int row) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.row-yielded", row + 1);
        }
    }

    /**
     * Who asked for the next value has it; all calls are suspended.
     *
     * @param number which value it is, from 1
     */
    record ValueReturned(int number) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.value-returned", number);
        }
    }

    /**
     * Who asked for one more value was told that there is none.
     *
     * @param number how many there were
     */
    record GeneratorExhausted(int number) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.generator-exhausted", number);
        }
    }
}
