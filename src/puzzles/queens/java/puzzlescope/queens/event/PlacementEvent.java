package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;

import puzzlescope.engine.event.EnumField;
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
import puzzlescope.queens.space.StaircasePart;

/** An event of finding one solution: the queens are placed one in each row, and may then exchange their columns. */
public sealed interface PlacementEvent extends QueensEvent {

    /** The most queens of a board on which they are all placed. */
    int MOST_PLACED = 1_000_000;

    IntField ROW = Field.upTo(MOST_PLACED - 1);
    IntField COLUMN = Field.upTo(MOST_PLACED - 1).after(ROW);
    EnumField<StaircasePart> PART = Field.oneOf(StaircasePart.values()).after(COLUMN);
    /** The number of conflicts that a queen adds or removes. */
    IntField CONFLICTS = Field.upTo(2).after(COLUMN);
    /** The row of another queen. */
    IntField OTHER = Field.upTo(MOST_PLACED - 1).after(ROW);

    IntField FEWER = Field.upTo(15).after(OTHER);
    FlagField BY_GIVEN = Field.flag().after(OTHER);

    IntField N = Field.upTo(MOST_PLACED);
    /** The number of given queens. */
    IntField GIVEN = Field.upTo(31).after(N);
    /** The number of starts of a repair. */
    IntField BEGINNINGS = Field.upTo(1023).after(N);

    FlagField SHIFTED = Field.flag().after(N);

    /** The kinds of events of finding one solution. */
    enum Kind implements EventKind {
        CONSTRUCTION_BEGAN("begin", with(N, SHIFTED, ConstructionBegan::new), NOTE),
        QUEEN_STOOD("stand", with(ROW, COLUMN, PART, QueenStood::new), DO),
        DRAWING_BEGAN("begin", with(N, GIVEN, DrawingBegan::new), NOTE),
        QUEEN_DRAWN("draw", with(ROW, COLUMN, CONFLICTS, QueenDrawn::new), DO),
        QUEEN_BLAMED("blame", with(ROW, OTHER, BY_GIVEN, QueenBlamed::new), NOTE),
        EXCHANGE_REFUSED("refuse", with(ROW, OTHER, ExchangeRefused::new), TRY, REJECT, STILL),
        QUEENS_EXCHANGED("exchange", with(ROW, OTHER, FEWER, QueensExchanged::new), TRY, DO),
        QUEEN_LIFTED("again", with(ROW, COLUMN, CONFLICTS, QueenLifted::new), UNDO),
        PEACE_REACHED("check", with(N, PeaceReached::new), SOLUTION),
        PLACEMENT_REFUSED("begin", with(N, PlacementRefused::new), DEAD_END),
        REPAIR_GIVEN_UP("give-up", with(N, BEGINNINGS, RepairGivenUp::new), NOTE);

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
     * The staircases for {@code n} queens were computed.
     *
     * @param shifted whether the plain ones would end on one diagonal, so that they begin in the middle
     */
    record ConstructionBegan(int n, boolean shifted) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of(shifted ? "queens.stairs.began-shifted" : "queens.stairs.began", n);
        }
    }

    /** A queen was placed by the construction. */
    record QueenStood(int row, int column, StaircasePart part) implements PlacementEvent {

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
     * The queens are about to be placed at random.
     *
     * @param given the number of given queens
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
     * A queen was placed on a random column not used before.
     *
     * @param conflicts the number of conflicts with earlier queens
     */
    record QueenDrawn(int row, int column, int conflicts) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    conflicts > 0 ? "queens.repair.drawn-attacked" : "queens.repair.drawn", row + 1, column + 1);
        }
    }

    /**
     * A queen that shares a diagonal with another one is selected.
     *
     * @param byGiven whether the other one is given
     */
    record QueenBlamed(int row, int byRow, boolean byGiven) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of(byGiven ? "queens.repair.blamed-given" : "queens.repair.blamed", row + 1, byRow + 1);
        }
    }

    /** Exchanging these two columns would not reduce the attacks. */
    record ExchangeRefused(int row, int other) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.repair.refused", row + 1, other + 1);
        }
    }

    /**
     * Two queens exchanged their columns.
     *
     * @param fewer the number of attacks removed
     */
    record QueensExchanged(int row, int other, int fewer) implements PlacementEvent {

        @Override
        public Message sentence() {
            var key = fewer == 0 ? "queens.repair.exchanged-even" : "queens.repair.exchanged";
            return Message.of(key, row + 1, other + 1, fewer);
        }
    }

    /**
     * There was no progress for long: this queen was removed, as all are, for a restart.
     *
     * @param conflicts the number of conflicts removed
     */
    record QueenLifted(int row, int column, int conflicts) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.repair.lifted", row + 1);
        }
    }

    /** All {@code n} queens are placed, and it was checked that none attacks another. */
    record PeaceReached(int n) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.peace", n);
        }
    }

    /** Nothing was tried, since there is no solution for this number of queens. */
    record PlacementRefused(int n) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.no-solution", n);
        }
    }

    /** Conflicts remained after all restarts: the search ended without knowing whether there is a solution. */
    record RepairGivenUp(int n, int beginnings) implements PlacementEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.repair.given-up", n, beginnings);
        }
    }
}
