package puzzlescope.knight.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.LongField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

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
    FlagField TOO_MANY_STATES = Field.flag();

    /** The kinds of events of counting tours. */
    enum Kind implements EventKind {
        SWEEP_BEGAN("begin", with(SWEEP, BEFORE, SweepBegan::new), DO),
        SQUARE_DECIDED("decide", with(DECIDED, STATES, SquareDecided::new), DO),
        TOURS_COUNTED("counted", with(SWEEP, TOURS, ToursCounted::new), SOLUTION),
        COUNT_GIVEN_UP("large", with(TOO_MANY_STATES, CountGivenUp::new), NOTE);

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
