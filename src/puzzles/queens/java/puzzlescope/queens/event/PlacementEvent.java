package puzzlescope.queens.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.queens.fast.PaulsConstruction;

/** An event of finding one solution: the queens are placed one a row, and may then exchange their columns. */
public sealed interface PlacementEvent extends QueensEvent {

    /** How many queens a board may have on which they all come to stand. */
    int MOST_PLACED = 1_000_000;

    IntField ROW = Field.upTo(MOST_PLACED - 1);
    IntField COLUMN = Field.upTo(MOST_PLACED - 1).after(ROW);
    EnumField<PaulsConstruction.Part> PART =
            Field.oneOf(PaulsConstruction.Part.values()).after(COLUMN);
    /** How many conflicts a queen brings or takes away. */
    IntField CONFLICTS = Field.upTo(2).after(COLUMN);
    /** The row of another queen. */
    IntField OTHER = Field.upTo(MOST_PLACED - 1).after(ROW);

    IntField FEWER = Field.upTo(15).after(OTHER);
    /** Whether that queen is given. */
    FlagField BY_GIVEN = Field.flag().after(OTHER);

    IntField N = Field.upTo(MOST_PLACED);
    /** How many queens are given. */
    IntField GIVEN = Field.upTo(31).after(N);
    /** How often a repair began. */
    IntField BEGINNINGS = Field.upTo(1023).after(N);

    FlagField SHIFTED = Field.flag().after(N);

    @Override
    default PlacementKind kind() {
        return switch (this) {
            case ConstructionBegan _ -> PlacementKind.CONSTRUCTION_BEGAN;
            case QueenStood _ -> PlacementKind.QUEEN_STOOD;
            case DrawingBegan _ -> PlacementKind.DRAWING_BEGAN;
            case QueenDrawn _ -> PlacementKind.QUEEN_DRAWN;
            case QueenBlamed _ -> PlacementKind.QUEEN_BLAMED;
            case ExchangeRefused _ -> PlacementKind.EXCHANGE_REFUSED;
            case QueensExchanged _ -> PlacementKind.QUEENS_EXCHANGED;
            case QueenLifted _ -> PlacementKind.QUEEN_LIFTED;
            case PeaceReached _ -> PlacementKind.PEACE_REACHED;
            case PlacementRefused _ -> PlacementKind.PLACEMENT_REFUSED;
            case RepairGivenUp _ -> PlacementKind.REPAIR_GIVEN_UP;
        };
    }

    /**
     * The stairs for {@code n} queens were measured out.
     *
     * @param shifted whether the plain stairs would end on one diagonal, so that they begin in the middle
     */
    record ConstructionBegan(int n, boolean shifted) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of(shifted ? "queens.stairs.began-shifted" : "queens.stairs.began", n);
        }
    }

    /** A queen took the place that the construction has for it. */
    record QueenStood(int row, int column, PaulsConstruction.Part part) implements PlacementEvent {

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

    /**
     * The queens' columns are to be drawn by lot.
     *
     * @param given how many queens stand already and stay
     */
    record DrawingBegan(int n, int given) implements PlacementEvent {

        @Override
        public Message sentence() {
            return given == 0
                    ? Message.of("queens.repair.began", n)
                    : Message.of("queens.repair.began-given", n, given, n - given);
        }
    }

    /**
     * A queen was put on a column drawn by lot, which no queen before it has.
     *
     * @param conflicts how many conflicts with queens before it that brings
     */
    record QueenDrawn(int row, int column, int conflicts) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    conflicts > 0 ? "queens.repair.drawn-attacked" : "queens.repair.drawn", row + 1, column + 1);
        }
    }

    /**
     * A queen has its turn, for it shares a diagonal with another one.
     *
     * @param byGiven whether the other one is given
     */
    record QueenBlamed(int row, int byRow, boolean byGiven) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of(byGiven ? "queens.repair.blamed-given" : "queens.repair.blamed", row + 1, byRow + 1);
        }
    }

    /** To exchange these two columns would not leave fewer attacks. */
    record ExchangeRefused(int row, int other) implements PlacementEvent {

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
    record QueensExchanged(int row, int other, int fewer) implements PlacementEvent {

        @Override
        public Message sentence() {
            var key = fewer == 0 ? "queens.repair.exchanged-even" : "queens.repair.exchanged";
            return Message.of(key, row + 1, other + 1, fewer);
        }
    }

    /**
     * Nothing helped for long: this queen was taken off, as all are, to begin again.
     *
     * @param conflicts how many conflicts that takes away
     */
    record QueenLifted(int row, int column, int conflicts) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.repair.lifted", row + 1);
        }
    }

    /** All {@code n} queens stand, each in a row, a column and on diagonals of its own; this was checked. */
    record PeaceReached(int n) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.peace", n);
        }
    }

    /** So many queens never stand in peace, so nothing was tried. */
    record PlacementRefused(int n) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.no-solution", n);
        }
    }

    /** After so many beginnings there were conflicts still: the search ended without knowing whether there is a solution. */
    record RepairGivenUp(int n, int beginnings) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.repair.given-up", n, beginnings);
        }
    }
}
