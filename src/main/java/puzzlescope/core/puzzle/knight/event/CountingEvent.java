package puzzlescope.core.puzzle.knight.event;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;

/** What happens where tours are counted, square by square, and none is walked. */
public sealed interface CountingEvent extends KnightEvent {

    /** Which tours are counted. */
    enum Sweep {
        /** Those that come back to where they begin; each once, whichever square it is said to begin with. */
        CLOSED,
        /** Those from the start that was asked for. */
        START,
        /** Those from every square; each twice, once from either end. */
        ALL;

        private static final Sweep[] SWEEPS = values();
    }

    /** How many tours an event can tell. */
    long MOST_TOURS = (1L << 52) - 1;

    /**
     * The squares were begun with once more.
     *
     * @param before how many had been decided about in the sweep before
     */
    record SweepBegan(Sweep sweep, int before) implements CountingEvent {

        static SweepBegan of(long event) {
            return new SweepBegan(Sweep.SWEEPS[Packed.upper(event)], Packed.lower(event));
        }

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.SWEEP_BEGAN;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), sweep.ordinal(), before);
        }

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
    record SquareDecided(int decided, int states) implements CountingEvent {

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.SQUARE_DECIDED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), decided, states);
        }

        @Override
        public Message sentence() {
            return Message.of("knight.decided", decided, states);
        }
    }

    /** All squares are decided about, and so many tours there are. */
    record ToursCounted(Sweep sweep, long tours) implements CountingEvent {

        private static final int SWEEP_BITS = 2;

        static ToursCounted of(long event) {
            long whole = Packed.whole(event);
            return new ToursCounted(Sweep.SWEEPS[(int) whole & (1 << SWEEP_BITS) - 1], whole >>> SWEEP_BITS);
        }

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.TOURS_COUNTED;
        }

        @Override
        public long pack() {
            return Packed.ofWhole(kind(), tours << SWEEP_BITS | sweep.ordinal());
        }

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
    record CountGivenUp(boolean states) implements CountingEvent {

        @Override
        public KnightEventKind kind() {
            return KnightEventKind.COUNT_GIVEN_UP;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), states ? 1 : 0);
        }

        @Override
        public Message sentence() {
            return Message.of(states ? "knight.count-given-up.states" : "knight.count-given-up.tours");
        }
    }
}
