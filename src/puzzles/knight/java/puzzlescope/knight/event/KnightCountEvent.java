package puzzlescope.knight.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.LongField;
import puzzlescope.engine.event.Message;

/** An event of counting tours square by square, without constructing any. */
public sealed interface KnightCountEvent extends KnightEvent {

    /** The tours that are counted. */
    enum Sweep {
        /** Closed tours, each counted once regardless of its first square. */
        CLOSED,
        /** Tours from the given start. */
        START,
        /** Tours from every square; each counted twice, once from either end. */
        ALL
    }

    /** The most tours that an event can hold. */
    long MOST_TOURS = (1L << 52) - 1;

    EnumField<Sweep> SWEEP = Field.oneOf(Sweep.values());
    IntField BEFORE = Field.upTo((1 << 28) - 1).after(SWEEP);
    LongField TOURS = Field.upTo(MOST_TOURS).after(SWEEP);
    IntField DECIDED = Field.upTo((1 << 28) - 1);
    IntField STATES = Field.upTo((1 << 28) - 1).after(DECIDED);
    /** True if there are too many states. */
    FlagField TOO_MANY_STATES = Field.flag();

    @Override
    default KnightCountKind kind() {
        return switch (this) {
            case SweepBegan _ -> KnightCountKind.SWEEP_BEGAN;
            case SquareDecided _ -> KnightCountKind.SQUARE_DECIDED;
            case ToursCounted _ -> KnightCountKind.TOURS_COUNTED;
            case CountGivenUp _ -> KnightCountKind.COUNT_GIVEN_UP;
        };
    }

    /**
     * Another pass over the squares began.
     *
     * @param before the number of squares processed in the pass before
     */
    record SweepBegan(Sweep sweep, int before) implements KnightCountEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.sweep." + sweep);
        }
    }

    /**
     * All combinations of moves from a square were processed.
     *
     * @param decided the number of processed squares
     * @param states the number of distinct states that result
     */
    record SquareDecided(int decided, int states) implements KnightCountEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.decided", decided, states);
        }
    }

    /** All squares are processed, and the number of tours is known. */
    record ToursCounted(Sweep sweep, long tours) implements KnightCountEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.counted." + sweep, tours);
        }
    }

    /**
     * The count was given up.
     *
     * @param states whether there are too many states; otherwise the number of tours is too large
     */
    record CountGivenUp(boolean states) implements KnightCountEvent {

        @Override
        public Message sentence() {
            return Message.of(states ? "knight.count-given-up.states" : "knight.count-given-up.tours");
        }
    }
}
