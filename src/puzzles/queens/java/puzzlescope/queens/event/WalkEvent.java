package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.STOP;
import static puzzlescope.engine.event.Role.SUSPEND;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.engine.event.Role.YIELD;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/** An event of the backtracking search, which visits every solution. */
public sealed interface WalkEvent extends QueensEvent {

    IntField ROW = Field.upTo(MOST_QUEENS - 1);
    IntField COLUMN = Field.upTo(MOST_QUEENS - 1).after(ROW);
    IntField BY_ROW = Field.upTo(MOST_QUEENS - 1).after(COLUMN);
    FlagField SAME_COLUMN = Field.flag().after(BY_ROW);
    /** True if the other queen is given. */
    FlagField BY_GIVEN = Field.flag().after(SAME_COLUMN);

    FlagField SOLVED = Field.flag().after(COLUMN);
    /** The number of rows with given queens between a row and the next free one. */
    IntField SKIPPED = Field.upTo(MOST_QUEENS).after(SOLVED);
    /** True if there are given queens. */
    FlagField WITH_GIVEN = Field.flag().after(SOLVED);

    IntField N = Field.upTo(MOST_QUEENS);
    IntField GIVEN = Field.upTo(MOST_QUEENS).after(N);

    IntField IN_ROW = Field.upTo(MOST_QUEENS - 1);
    /** The most solutions that are requested one at a time. */
    IntField VALUE = Field.upTo((1 << 30) - 1);

    /** The kinds of events of the backtracking search, which visits every solution. */
    enum Kind implements EventKind {
        SEARCH_BEGAN("begin", with(N, GIVEN, SearchBegan::new), CALL),
        QUEEN_PLACED("place", with(ROW, COLUMN, WITH_GIVEN, QueenPlaced::new), CALL, TRY, DO),
        QUEEN_REJECTED(
                "reject", with(ROW, COLUMN, BY_ROW, SAME_COLUMN, BY_GIVEN, QueenRejected::new), TRY, REJECT, STILL),
        SOLUTION_FOUND("solution", with(N, SolutionFound::new), SOLUTION),
        QUEEN_TAKEN_BACK("take-back", with(ROW, COLUMN, SOLVED, SKIPPED, QueenTakenBack::new), RETURN, UNDO),
        DEAD_END_TAKEN_BACK("take-back", with(ROW, COLUMN, SKIPPED, DeadEndTakenBack::new), RETURN, UNDO, DEAD_END),
        SEARCH_ENDED("end", with(SOLVED, WITH_GIVEN, SearchEnded::new), RETURN),
        GENERATOR_MADE("make", with(N, GeneratorMade::new), NOTE),
        NEXT_CALLED("next", with(VALUE, NextCalled::new), NOTE),
        LAST_ROW_YIELDED("solution", with(N, LastRowYielded::new), SOLUTION, SUSPEND),
        ROW_YIELDED("yield", with(IN_ROW, RowYielded::new), NOTE, SUSPEND),
        VALUE_RETURNED("value", with(VALUE, ValueReturned::new), NOTE, YIELD, STOP),
        GENERATOR_EXHAUSTED("stop", with(VALUE, GeneratorExhausted::new), NOTE),
        GIVEN_ROW_ENTERED("given", with(ROW, COLUMN, GivenRowEntered::new), CALL),
        GIVEN_ROW_LEFT("given-back", with(ROW, COLUMN, GivenRowLeft::new), RETURN),
        GIVEN_ROW_YIELDED("given-yield", with(IN_ROW, GivenRowYielded::new), NOTE, SUSPEND);

        private static final Kind[] KINDS = values();

        public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        public static Kind of(long event) {
            return KINDS[PackedEvent.kind(event)];
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }

    @Override
    default Kind kind() {
        return EventKind.of(Kind.class, this);
    }

    /**
     * The search for all placements of {@code n} queens on {@code n} rows began with the top row.
     *
     * @param given the number of given queens
     */
    record SearchBegan(int n, int given) implements WalkEvent {

        @Override
        public Message sentence() {
            return given == 0 ? Message.of("queens.began", n) : Message.of("queens.began-given", n, given, n - given);
        }

        @Override
        public String call() {
            return "place(1)";
        }
    }

    /**
     * No earlier queen attacks this square: a queen was placed on it, and the next row is tried.
     *
     * @param withGiven whether there are given queens, which do not attack it either
     */
    record QueenPlaced(int row, int column, boolean withGiven) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of(withGiven ? "queens.placed-given" : "queens.placed", row + 1, column + 1);
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
     * @param byRow the row of the first such queen from the top
     * @param sameColumn whether it is in the same column; otherwise it is on a diagonal with the square
     * @param byGiven whether it is given
     */
    record QueenRejected(int row, int column, int byRow, boolean sameColumn, boolean byGiven) implements WalkEvent {

        @Override
        public Message sentence() {
            var key = sameColumn ? "queens.rejected-column" : "queens.rejected-diagonal";
            var given = sameColumn ? "queens.rejected-given-column" : "queens.rejected-given-diagonal";
            return Message.of(byGiven ? given : key, row + 1, column + 1, byRow + 1);
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
     * The queen of this row was removed, so that the row's next column can be tried.
     *
     * @param solved whether this was the last queen of a solution
     * @param skipped the number of rows with given queens below it, up to the next free row
     */
    record QueenTakenBack(int row, int column, boolean solved, int skipped) implements WalkEvent {

        @Override
        public Message sentence() {
            var key = skipped == 0 ? "queens.taken-back" : "queens.taken-back-given";
            return Message.of(solved ? "queens.taken-back-solved" : key, row + 1, column + 1, row + 2 + skipped);
        }
    }

    /**
     * The queen of this row was removed, since the row below had no safe column.
     *
     * @param skipped the number of rows with given queens below it; the row without a safe column is the one below
     *     these
     */
    record DeadEndTakenBack(int row, int column, int skipped) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.dead-end", row + 1, column + 1, row + 2 + skipped);
        }
    }

    /**
     * Every column of the top row, or of the first free row, has been tried.
     *
     * @param withGiven whether the result is subject to given queens
     */
    record SearchEnded(boolean solved, boolean withGiven) implements WalkEvent {

        @Override
        public Message sentence() {
            var key = solved ? "queens.ended" : "queens.ended-unsolved";
            var given = solved ? "queens.ended-given" : "queens.ended-given-unsolved";
            return Message.of(withGiven ? given : key);
        }
    }

    /** A row with a given queen was entered: the queen stays, and the next row is tried. */
    record GivenRowEntered(int row, int column) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.given-entered", row + 1, column + 1);
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

    /** All rows below one with a given queen have been tried; the queen stays. */
    record GivenRowLeft(int row, int column) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.given-left", row + 1, column + 1);
        }
    }

    /** The call of a row with a given queen yielded its column followed by the value it received, and is suspended. */
    record GivenRowYielded(int row) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.given-row-yielded", row + 1);
        }
    }

    /** A generator of all placements of {@code n} queens was created; it has not started. */
    record GeneratorMade(int n) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.generator-made", n);
        }
    }

    /**
     * The next value of the generator was requested.
     *
     * @param number the number of the value, from 1
     */
    record NextCalled(int number) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of(number == 1 ? "queens.next-called.first" : "queens.next-called", number);
        }
    }

    /** Every one of the {@code n} rows has its queen: the innermost call yielded an empty tuple, and is suspended. */
    record LastRowYielded(int n) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.last-row-yielded", n);
        }
    }

    /** The call of a row yielded its queen's column followed by the value it received, and is suspended. */
    record RowYielded(int row) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.row-yielded", row + 1);
        }
    }

    /**
     * The requested value was returned; all calls are suspended.
     *
     * @param number the number of the value, from 1
     */
    record ValueReturned(int number) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.value-returned", number);
        }
    }

    /**
     * The generator had no further value.
     *
     * @param number the number of values
     */
    record GeneratorExhausted(int number) implements WalkEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.generator-exhausted", number);
        }
    }
}
