package puzzlescope.knight.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
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

    @Override
    default PathKind kind() {
        return switch (this) {
            case KnightPlaced placed -> placed.kind;
            case KnightHopped(int _, int _, Hop _, int _, HopOrder _, int _) -> PathKind.KNIGHT_HOPPED;
            case KnightHopped(int _, int _, Hop _, int _, LeadReason _, int _) -> PathKind.KNIGHT_LED_ON;
            case HopRejected _ -> PathKind.HOP_REJECTED;
            case TourFound _ -> PathKind.TOUR_FOUND;
            case KnightTakenBack back -> back.kind;
            case KnightTakenOff _ -> PathKind.KNIGHT_TAKEN_OFF;
            case TourImpossible _ -> PathKind.TOUR_IMPOSSIBLE;
            case KnightTrapped _ -> PathKind.KNIGHT_TRAPPED;
            case ConstructionEvent.DeadEndMet _ -> PathKind.DEAD_END_MET;
            case ConstructionEvent.BoardCut _ -> PathKind.BOARD_CUT;
            case ConstructionEvent.NothingClosed _ -> PathKind.NOTHING_CLOSED;
        };
    }

    private static String visit(int row, int column) {
        return "visit(" + row + ", " + column + ")";
    }

    /**
     * The knight was put on the start, which got number 1.
     *
     * @param kind {@code KNIGHT_SET_OUT} if the tour is already constructed, so that no call begins
     */
    record KnightPlaced(PathKind kind, int row, int column) implements PathEvent {

        /** Creates the event that begins a search. */
        public KnightPlaced(int row, int column) {
            this(PathKind.KNIGHT_PLACED, row, column);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.placed", row, column);
        }

        @Override
        public String call() {
            return kind == PathKind.KNIGHT_SET_OUT ? "" : visit(row, column);
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
    record KnightTakenBack(PathKind kind, int row, int column, int toRow, int toColumn) implements PathEvent {

        public boolean deadEnd() {
            return kind == PathKind.DEAD_END_TAKEN_BACK;
        }

        @Override
        public Message sentence() {
            boolean solved = kind == PathKind.TOUR_TAKEN_BACK;
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

    /** A proof rules out every tour; nothing was tried. */
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
