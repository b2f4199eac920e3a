package puzzlescope.core.puzzle.knight.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.knight.space.Hop;
import puzzlescope.core.puzzle.knight.space.HopOrder;
import puzzlescope.core.puzzle.knight.space.HopReason;
import puzzlescope.core.puzzle.knight.space.Impossibility;
import puzzlescope.core.puzzle.knight.space.Lead;

/** What the search does. Rows and columns count from 0, in sentences too: {@code (row, column)}. */
public sealed interface KnightEvent extends Event
        permits KnightEvent.KnightPlaced,
                KnightEvent.KnightHopped,
                KnightEvent.HopRejected,
                KnightEvent.TourFound,
                KnightEvent.KnightTakenBack,
                KnightEvent.KnightTakenOff,
                KnightEvent.TourImpossible,
                KnightEvent.KnightTrapped,
                ConstructionEvent,
                CountingEvent {

    Vocabulary VOCABULARY = new Vocabulary(KnightEventKind.values(), KnightEvent::unpack);

    private static KnightEvent unpack(long event) {
        int a = first(event);
        int b = second(event);
        int c = third(event);
        int d = fourth(event);
        return switch (KnightEventKind.of(event)) {
            case KNIGHT_PLACED -> new KnightPlaced(a, b, false);
            case KNIGHT_SET_OUT -> new KnightPlaced(a, b, true);
            case KNIGHT_HOPPED, KNIGHT_LED_ON -> KnightHopped.of(event);
            case HOP_REJECTED ->
                new HopRejected(HopCode.row(event), HopCode.column(event), HopCode.hop(event), HopCode.number(event));
            case TOUR_FOUND -> new TourFound(Packed.upper(event), Packed.lower(event) == 1);
            case KNIGHT_TAKEN_BACK -> new KnightTakenBack(a, b, c, d, false, false);
            case DEAD_END_TAKEN_BACK -> new KnightTakenBack(a, b, c, d, true, false);
            case TOUR_TAKEN_BACK -> new KnightTakenBack(a, b, c, d, false, true);
            case KNIGHT_TAKEN_OFF -> new KnightTakenOff(a, b, c == 1);
            case TOUR_IMPOSSIBLE -> new TourImpossible(Impossibility.of(a), b, c);
            case KNIGHT_TRAPPED -> new KnightTrapped(HopCode.row(event), HopCode.column(event), HopCode.number(event));
            case DEAD_END_MET -> ConstructionEvent.DeadEndMet.of(event);
            case BOARD_CUT -> new ConstructionEvent.BoardCut(a, b);
            case NOTHING_CLOSED -> new ConstructionEvent.NothingClosed(Impossibility.of(a), b, c);
            case SWEEP_BEGAN -> CountingEvent.SweepBegan.of(event);
            case SQUARE_DECIDED -> new CountingEvent.SquareDecided(Packed.upper(event), Packed.lower(event));
            case TOURS_COUNTED -> CountingEvent.ToursCounted.of(event);
            case COUNT_GIVEN_UP -> new CountingEvent.CountGivenUp(a == 1);
        };
    }

    private static String visit(int row, int column) {
        return "visit(" + row + ", " + column + ")";
    }

    /**
     * The knight was put on the start, which got number 1.
     *
     * @param made whether the tour is made already, so that no call begins
     */
    record KnightPlaced(int row, int column, boolean made) implements KnightEvent {

        /** At the beginning of a search. */
        public KnightPlaced(int row, int column) {
            this(row, column, false);
        }

        @Override
        public KnightEventKind kind() {
            return made ? KnightEventKind.KNIGHT_SET_OUT : KnightEventKind.KNIGHT_PLACED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.placed", row, column);
        }

        @Override
        public String call() {
            return made ? "" : visit(row, column);
        }
    }

    /**
     * The knight hopped from this square to one that was not visited, which got the next number.
     *
     * @param number the number that the target got
     * @param reason why this target came first of those that were left to try
     * @param onward the fewest hops onward, as the order counts them, that made it come first; 0 in the plain order
     */
    record KnightHopped(int row, int column, Hop hop, int number, HopReason reason, int onward) implements KnightEvent {

        private static final int REASON_BITS = 3;
        private static final HopOrder[] ORDERS = HopOrder.values();
        private static final Lead[] LEADS = Lead.values();

        private static KnightHopped of(long event) {
            int why = HopCode.why(event);
            int reason = why & (1 << REASON_BITS) - 1;
            return new KnightHopped(
                    HopCode.row(event),
                    HopCode.column(event),
                    HopCode.hop(event),
                    HopCode.number(event),
                    KnightEventKind.of(event) == KnightEventKind.KNIGHT_LED_ON ? LEADS[reason] : ORDERS[reason],
                    why >>> REASON_BITS);
        }

        public int toRow() {
            return row + hop.rows();
        }

        public int toColumn() {
            return column + hop.columns();
        }

        @Override
        public KnightEventKind kind() {
            return switch (reason) {
                case HopOrder _ -> KnightEventKind.KNIGHT_HOPPED;
                case Lead _ -> KnightEventKind.KNIGHT_LED_ON;
            };
        }

        @Override
        public long pack() {
            return HopCode.pack(kind(), row, column, hop, reason.ordinal() | onward << REASON_BITS, number);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.hopped." + reason, row, column, toRow(), toColumn(), number, onward);
        }

        @Override
        public String call() {
            return reason instanceof Lead ? "" : visit(toRow(), toColumn());
        }
    }

    /** From this square a hop leads to one that is visited already and bears this number. */
    record HopRejected(int row, int column, Hop hop, int number) implements KnightEvent {

        public int toRow() {
            return row + hop.rows();
        }

        public int toColumn() {
            return column + hop.columns();
        }

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.HOP_REJECTED;
        }

        @Override
        public long pack() {
            return HopCode.pack(kind(), row, column, hop, 0, number);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.rejected", row, column, toRow(), toColumn(), number);
        }
    }

    /**
     * Every square is visited.
     *
     * @param closed whether a hop leads from the last square to the first
     */
    record TourFound(int squares, boolean closed) implements KnightEvent {

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.TOUR_FOUND;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), squares, closed ? 1 : 0);
        }

        @Override
        public Message sentence() {
            return Message.of(closed ? "knight.tour-closed" : "knight.tour-open", squares);
        }
    }

    /**
     * The knight went back to where it had come from and its number was rubbed out.
     *
     * @param deadEnd whether no square a hop away was free when it came here
     * @param solved whether this square was the last of a tour
     */
    record KnightTakenBack(int row, int column, int toRow, int toColumn, boolean deadEnd, boolean solved)
            implements KnightEvent {

        @Override
        public KnightEventKind kind() {
            return deadEnd
                    ? KnightEventKind.DEAD_END_TAKEN_BACK
                    : solved ? KnightEventKind.TOUR_TAKEN_BACK : KnightEventKind.KNIGHT_TAKEN_BACK;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, toRow, toColumn);
        }

        @Override
        public Message sentence() {
            var key = deadEnd ? "knight.dead-end" : solved ? "knight.taken-back-solved" : "knight.taken-back";
            return Message.of(key, row, column, toRow, toColumn);
        }
    }

    /**
     * Every way on from the start has been tried: the knight was taken off the board.
     *
     * @param solved whether any tour was found
     */
    record KnightTakenOff(int row, int column, boolean solved) implements KnightEvent {

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.KNIGHT_TAKEN_OFF;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), row, column, solved ? 1 : 0);
        }

        @Override
        public Message sentence() {
            return Message.of(solved ? "knight.ended" : "knight.ended-unsolved", row, column);
        }
    }

    /** A proof rules out every tour; nothing was tried. */
    record TourImpossible(Impossibility reason, int rows, int columns) implements KnightEvent {

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.TOUR_IMPOSSIBLE;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), reason.ordinal(), rows, columns);
        }

        @Override
        public Message sentence() {
            return reason.message(rows, columns);
        }
    }

    /** By hand: no square a hop away from this one is free, though not all are visited. */
    record KnightTrapped(int row, int column, int number) implements KnightEvent {

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.KNIGHT_TRAPPED;
        }

        @Override
        public long pack() {
            return HopCode.pack(kind(), row, column, Hop.LEFT_UP, 0, number);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.trapped", row, column, number);
        }
    }
}
