package puzzlescope.core.puzzle.queens.event;

import static puzzlescope.core.event.Packed.lower;
import static puzzlescope.core.event.Packed.upper;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.queens.fast.PaulsConstruction;

/** What happens where all queens come to stand on a board, one a row, and perhaps exchange their columns then. */
public sealed interface StandEvent extends QueensEvent {

    /** The record of a packed event of these kinds. */
    static StandEvent unpack(QueensEventKind kind, long event) {
        int a = upper(event);
        int b = lower(event);
        return switch (kind) {
            case CONSTRUCTION_BEGAN -> new ConstructionBegan(a, b == 1);
            case QUEEN_STOOD ->
                new QueenStood(a, b / QueenStood.PARTS, PaulsConstruction.Part.values()[b % QueenStood.PARTS]);
            case DRAWING_BEGAN -> new DrawingBegan(a);
            case QUEEN_DRAWN -> new QueenDrawn(a, b / 2, b % 2 == 1);
            case QUEEN_BLAMED -> new QueenBlamed(a, b);
            case EXCHANGE_REFUSED -> new ExchangeRefused(a, b);
            case QUEENS_EXCHANGED ->
                new QueensExchanged(a, b / QueensExchanged.MOST_FEWER, b % QueensExchanged.MOST_FEWER);
            case QUEEN_LIFTED -> new QueenLifted(a, b);
            case PEACE_REACHED -> new PeaceReached(a);
            case STAND_REFUSED -> new StandRefused(a);
            default -> throw new IllegalArgumentException("not of queens that stand: " + kind);
        };
    }

    /**
     * The stairs for {@code n} queens were measured out.
     *
     * @param shifted whether the plain stairs would end on one diagonal, so that they begin in the middle
     */
    record ConstructionBegan(int n, boolean shifted) implements StandEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.CONSTRUCTION_BEGAN;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), n, shifted ? 1 : 0);
        }

        @Override
        public Message sentence() {
            return Message.of(shifted ? "queens.stairs.began-shifted" : "queens.stairs.began", n);
        }
    }

    /** A queen took the place that the construction has for it. */
    record QueenStood(int row, int column, PaulsConstruction.Part part) implements StandEvent {

        public static final int PARTS = 4;

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEEN_STOOD;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), row, column * PARTS + part.ordinal());
        }

        @Override
        public Message sentence() {
            var key = switch (part) {
                case FIRST_STAIR -> "queens.stairs.first";
                case SECOND_STAIR -> "queens.stairs.second";
                case CORNER -> "queens.stairs.corner";
            };
            return Message.of(key, row + 1, column + 1);
        }
    }

    /** The queens' columns are to be drawn by lot. */
    record DrawingBegan(int n) implements StandEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.DRAWING_BEGAN;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), n, 0);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.repair.began", n);
        }
    }

    /** A queen was put on a column drawn by lot, which no queen before it has. */
    record QueenDrawn(int row, int column, boolean attacked) implements StandEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEEN_DRAWN;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), row, column * 2 + (attacked ? 1 : 0));
        }

        @Override
        public Message sentence() {
            return Message.of(attacked ? "queens.repair.drawn-attacked" : "queens.repair.drawn", row + 1, column + 1);
        }
    }

    /** A queen has its turn, for it shares a diagonal with another one. */
    record QueenBlamed(int row, int byRow) implements StandEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEEN_BLAMED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), row, byRow);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.repair.blamed", row + 1, byRow + 1);
        }
    }

    /** To exchange these two columns would not leave fewer attacks. */
    record ExchangeRefused(int row, int other) implements StandEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.EXCHANGE_REFUSED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), row, other);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.repair.refused", row + 1, other + 1);
        }
    }

    /**
     * Two queens exchanged their columns.
     *
     * @param fewer how many attacks that took away
     */
    record QueensExchanged(int row, int other, int fewer) implements StandEvent {

        public static final int MOST_FEWER = 16;

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEENS_EXCHANGED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), row, other * MOST_FEWER + fewer);
        }

        @Override
        public Message sentence() {
            var key = fewer == 0 ? "queens.repair.exchanged-even" : "queens.repair.exchanged";
            return Message.of(key, row + 1, other + 1, fewer);
        }
    }

    /** Nothing helped for long: this queen was taken off, as all are, to begin again. */
    record QueenLifted(int row, int column) implements StandEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.QUEEN_LIFTED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), row, column);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.repair.lifted", row + 1);
        }
    }

    /** All {@code n} queens stand, each in a row, a column and on diagonals of its own; this was checked. */
    record PeaceReached(int n) implements StandEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.PEACE_REACHED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), n, 0);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.peace", n);
        }
    }

    /** So many queens never stand in peace, so nothing was tried. */
    record StandRefused(int n) implements StandEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.STAND_REFUSED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), n, 0);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.no-solution", n);
        }
    }
}
