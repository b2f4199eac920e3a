package puzzlescope.knight.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.knight.event.ConstructionEvent.ACROSS;
import static puzzlescope.knight.event.ConstructionEvent.ATTEMPT;
import static puzzlescope.knight.event.ConstructionEvent.DOWN;
import static puzzlescope.knight.event.ConstructionEvent.TIE_BREAK;
import static puzzlescope.knight.event.ConstructionEvent.VISITED;

import java.util.Map;
import java.util.function.LongUnaryOperator;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.knight.event.ConstructionEvent.BoardCut;
import puzzlescope.knight.event.ConstructionEvent.DeadEndMet;
import puzzlescope.knight.event.ConstructionEvent.NothingClosed;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.HopReason;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.LeadReason;

/** An event of the knight's path: of a search for a tour, of the playback of a constructed tour, or of a game. */
public sealed interface PathEvent extends KnightEvent
        permits PathEvent.KnightPlaced,
                PathEvent.KnightHopped,
                PathEvent.HopRejected,
                PathEvent.TourFound,
                PathEvent.KnightTakenBack,
                PathEvent.KnightTakenOff,
                PathEvent.TourImpossible,
                PathEvent.KnightTrapped,
                ConstructionEvent {

    /** The number of squares of the largest board, and more than the longest side of any. */
    int MOST_SQUARES = 1_000_000;

    int LONGEST_SIDE = 1_023;

    /** The row of the square that the event is about. */
    IntField ROW = Field.upTo(LONGEST_SIDE);

    IntField COLUMN = Field.upTo(LONGEST_SIDE).after(ROW);
    /** The row of the square that the knight returns to. */
    IntField TO_ROW = Field.upTo(LONGEST_SIDE).after(COLUMN);

    IntField TO_COLUMN = Field.upTo(LONGEST_SIDE).after(TO_ROW);
    /** The row of the square from which the knight moves or could move. */
    IntField FROM_ROW = Field.upTo(LONGEST_SIDE);

    IntField FROM_COLUMN = Field.upTo(LONGEST_SIDE).after(FROM_ROW);
    EnumField<Hop> HOP = Field.oneOf(Hop.values()).after(FROM_COLUMN);
    IntField NUMBER = Field.upTo(MOST_SQUARES).after(HOP);
    EnumField<HopOrder> ORDER = Field.oneOf(HopOrder.values()).after(NUMBER);
    EnumField<LeadReason> LEAD = Field.oneOf(LeadReason.values()).after(NUMBER);
    IntField ONWARD = Field.upTo(15).after(ORDER);
    FlagField SOLVED = Field.flag().after(COLUMN);
    IntField SQUARES = Field.upTo(MOST_SQUARES);
    FlagField CLOSED = Field.flag().after(SQUARES);
    EnumField<Impossibility> REASON = Field.oneOf(Impossibility.values());
    IntField ROWS = Field.upTo(LONGEST_SIDE).after(REASON);
    IntField COLUMNS = Field.upTo(LONGEST_SIDE).after(ROWS);

    /** The kinds of events of the knight's searches and constructions, and of a game. */
    enum Kind implements EventKind {
        KNIGHT_PLACED("start", placed(), CALL, DO),
        KNIGHT_HOPPED("hop", with(FROM_ROW, FROM_COLUMN, HOP, NUMBER, ORDER, ONWARD, KnightHopped::new), CALL, TRY, DO),
        HOP_REJECTED("reject", with(FROM_ROW, FROM_COLUMN, HOP, NUMBER, HopRejected::new), TRY, REJECT, STILL),
        TOUR_FOUND("tour", with(SQUARES, CLOSED, TourFound::new), SOLUTION),
        KNIGHT_TAKEN_BACK("take-back", back(), RETURN, UNDO),
        DEAD_END_TAKEN_BACK("take-back", back(), RETURN, UNDO, DEAD_END),
        TOUR_TAKEN_BACK("take-back", back(), RETURN, UNDO),
        KNIGHT_TAKEN_OFF("end", with(ROW, COLUMN, SOLVED, KnightTakenOff::new), RETURN, UNDO),
        TOUR_IMPOSSIBLE("impossible", with(REASON, ROWS, COLUMNS, TourImpossible::new), NOTE),
        KNIGHT_TRAPPED("take-back", with(ROW, COLUMN, NUMBER, KnightTrapped::new), DEAD_END),
        KNIGHT_SET_OUT("start", placed(), DO),
        KNIGHT_LED_ON("hop", with(FROM_ROW, FROM_COLUMN, HOP, NUMBER, LEAD, ONWARD, KnightHopped::new), DO),
        DEAD_END_MET("again", with(TIE_BREAK, ATTEMPT, VISITED, DeadEndMet::new), NOTE, DEAD_END),
        BOARD_CUT("cut", with(DOWN, ACROSS, BoardCut::new), NOTE),
        NOTHING_CLOSED("open", with(REASON, ROWS, COLUMNS, NothingClosed::new), NOTE);

        private static final Kind[] KINDS = values();

        public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        private static Fields placed() {
            return with(new KindField<>(Kind::of), ROW, COLUMN, KnightPlaced::new);
        }

        private static Fields back() {
            return with(new KindField<>(Kind::of), ROW, COLUMN, TO_ROW, TO_COLUMN, KnightTakenBack::new);
        }

        public static Kind of(long event) {
            return KINDS[PackedEvent.kind(event)];
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }

        /** Returns the derived field by which a move is asked for: the square to which it leads. */
        @Override
        public Map<String, LongUnaryOperator> derived() {
            return switch (this) {
                case KNIGHT_HOPPED, KNIGHT_LED_ON, HOP_REJECTED ->
                    Map.of(
                            "row", event -> FROM_ROW.of(event) + HOP.of(event).rows(),
                            "column",
                                    event -> FROM_COLUMN.of(event)
                                            + HOP.of(event).columns());
                case KNIGHT_PLACED,
                        TOUR_FOUND,
                        KNIGHT_TAKEN_BACK,
                        DEAD_END_TAKEN_BACK,
                        TOUR_TAKEN_BACK,
                        KNIGHT_TAKEN_OFF,
                        TOUR_IMPOSSIBLE,
                        KNIGHT_TRAPPED,
                        KNIGHT_SET_OUT,
                        DEAD_END_MET,
                        BOARD_CUT,
                        NOTHING_CLOSED -> Map.of();
            };
        }
    }

    @Override
    default Kind kind() {
        return EventKind.of(Kind.class, this);
    }

    private static String visit(int row, int column) {
        return "visit(" + row + ", " + column + ")";
    }

    /**
     * The knight was put on the start, which got number 1.
     *
     * @param kind {@code KNIGHT_SET_OUT} if the tour is already constructed, so that no call begins
     */
    record KnightPlaced(Kind kind, int row, int column) implements PathEvent {

        /** Creates the event that begins a search. */
        public KnightPlaced(int row, int column) {
            this(Kind.KNIGHT_PLACED, row, column);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.placed", row, column);
        }

        @Override
        public String call() {
            return kind == Kind.KNIGHT_SET_OUT ? "" : visit(row, column);
        }
    }

    /**
     * The knight moved from this square to an unvisited one, which got the next number.
     *
     * @param number the number of the target
     * @param reason the reason why this target came first among those left to try
     * @param onward the number of exits of the target, as the order counts them; 0 in the plain order
     */
    record KnightHopped(int row, int column, Hop hop, int number, HopReason reason, int onward) implements PathEvent {

        @Override
        public Kind kind() {
            return switch (reason) {
                case HopOrder _ -> Kind.KNIGHT_HOPPED;
                case LeadReason _ -> Kind.KNIGHT_LED_ON;
            };
        }

        public int toRow() {
            return row + hop.rows();
        }

        public int toColumn() {
            return column + hop.columns();
        }

        @Override
        public Message sentence() {
            return Message.of("knight.hopped." + reason, row, column, toRow(), toColumn(), number, onward);
        }

        @Override
        public String call() {
            return reason instanceof LeadReason ? "" : visit(toRow(), toColumn());
        }
    }

    /** The target of a move from this square is already visited and has this number. */
    record HopRejected(int row, int column, Hop hop, int number) implements PathEvent {

        public int toRow() {
            return row + hop.rows();
        }

        public int toColumn() {
            return column + hop.columns();
        }

        @Override
        public Message sentence() {
            return Message.of("knight.rejected", row, column, toRow(), toColumn(), number);
        }
    }

    /**
     * Every square is visited.
     *
     * @param closed whether a move leads from the last square to the first
     */
    record TourFound(int squares, boolean closed) implements PathEvent {

        @Override
        public Message sentence() {
            return Message.of(closed ? "knight.tour-closed" : "knight.tour-open", squares);
        }
    }

    /**
     * The knight returned to its previous square, and its number was erased.
     *
     * @param kind {@code DEAD_END_TAKEN_BACK} if it had no exit on arrival, {@code TOUR_TAKEN_BACK} if this square was
     *     the last of a tour
     */
    record KnightTakenBack(Kind kind, int row, int column, int toRow, int toColumn) implements PathEvent {

        public boolean deadEnd() {
            return kind == Kind.DEAD_END_TAKEN_BACK;
        }

        @Override
        public Message sentence() {
            boolean solved = kind == Kind.TOUR_TAKEN_BACK;
            var key = deadEnd() ? "knight.dead-end" : solved ? "knight.taken-back-solved" : "knight.taken-back";
            return Message.of(key, row, column, toRow, toColumn);
        }
    }

    /**
     * Every path from the start has been tried: the knight was removed from the board.
     *
     * @param solved whether any tour was found
     */
    record KnightTakenOff(int row, int column, boolean solved) implements PathEvent {

        @Override
        public Message sentence() {
            return Message.of(solved ? "knight.ended" : "knight.ended-unsolved", row, column);
        }
    }

    /** A proof rules out every tour: of a large board nothing was tried, of a small one everything. */
    record TourImpossible(Impossibility reason, int rows, int columns) implements PathEvent {

        @Override
        public Message sentence() {
            return reason.message(rows, columns);
        }
    }

    /** In a game, the knight has no exit, though not all squares are visited. */
    record KnightTrapped(int row, int column, int number) implements PathEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.trapped", row, column, number);
        }
    }
}
