package puzzlescope.knight.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.LongField;
import puzzlescope.engine.event.Message;

/** An event of counting tours square by square, without walking any. */
public sealed interface CountEvent extends KnightEvent {

    /** Which tours are counted. */
    enum Sweep {
        /** Those that come back to where they begin; each once, whichever square it is said to begin with. */
        CLOSED,
        /** Those from the start that was asked for. */
        START,
        /** Those from every square; each twice, once from either end. */
        ALL
    }

    /** How many tours an event can tell. */
    long MOST_TOURS = (1L << 52) - 1;

    EnumField<Sweep> SWEEP = Field.oneOf(Sweep.values());
    IntField BEFORE = Field.upTo((1 << 28) - 1).after(SWEEP);
    LongField TOURS = Field.upTo(MOST_TOURS).after(SWEEP);
    IntField DECIDED = Field.upTo((1 << 28) - 1);
    IntField STATES = Field.upTo((1 << 28) - 1).after(DECIDED);
    /** Whether there were too many states. */
    FlagField TOO_MANY_STATES = Field.flag();

    @Override
    default CountKind kind() {
        return switch (this) {
            case SweepBegan _ -> CountKind.SWEEP_BEGAN;
            case SquareDecided _ -> CountKind.SQUARE_DECIDED;
            case ToursCounted _ -> CountKind.TOURS_COUNTED;
            case CountGivenUp _ -> CountKind.COUNT_GIVEN_UP;
        };
    }

    /**
     * The squares were begun with once more.
     *
     * @param before how many had been decided about in the sweep before
     */
    record SweepBegan(Sweep sweep, int before) implements CountEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.sweep." + sweep);
        }
    }

    /**
     * It was decided in every way which hops lead on from a square.
     *
     * @param decided how many squares are decided about
     * @param states how many states the ways to decide come down to
     */
    record SquareDecided(int decided, int states) implements CountEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.decided", decided, states);
        }
    }

    /** All squares are decided about, and so many tours there are. */
    record ToursCounted(Sweep sweep, long tours) implements CountEvent {

        @Override
        public Message sentence() {
            return Message.of("knight.counted." + sweep, tours);
        }
    }

    /**
     * The counting was given up.
     *
     * @param states whether there are too many states; otherwise there are too many tours for a number
     */
    record CountGivenUp(boolean states) implements CountEvent {

        @Override
        public Message sentence() {
            return Message.of(states ? "knight.count-given-up.states" : "knight.count-given-up.tours");
        }
    }
}
