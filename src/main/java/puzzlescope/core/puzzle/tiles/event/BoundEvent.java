package puzzlescope.core.puzzle.tiles.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import java.util.Locale;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.tiles.space.Move;

/**
 * What a search does that goes as deep as an estimate lets it. Slides already made are g, those that are left at least are h;
 * their sum f is compared with the bound.
 */
public sealed interface BoundEvent extends TilesEvent {

    static BoundEvent unpack(long event) {
        int a = first(event);
        int b = second(event);
        int c = third(event);
        int d = fourth(event);
        return switch (TilesEventKind.values()[Packed.kind(event)]) {
            case BOUND_SET -> new BoundSet(a, b);
            case SLID_WITHIN -> new SlidWithin(a, b >>> 5, b & 31, c, d);
            case CUT_OFF -> new CutOff(a >>> 8, b >>> 5, b & 31, c, d, a & 0xFF);
            case SLID_OUT -> new SlidOut(a, b, c, d);
            case BOUND_FAILED -> new BoundFailed(a, b);
            default -> throw new IllegalArgumentException("not of a bound: " + event);
        };
    }

    private static int squares(int from, int to) {
        return from << 5 | to;
    }

    /**
     * The search began anew within a bound.
     *
     * @param previousBound the bound before, 0 if this is the first
     */
    record BoundSet(int bound, int previousBound) implements BoundEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BOUND_SET;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), bound, previousBound);
        }

        @Override
        public Message sentence() {
            return previousBound == 0
                    ? Message.of("tiles.bound-set.first", bound)
                    : Message.of("tiles.bound-set", bound, previousBound);
        }

        @Override
        public String call() {
            return "search(" + bound + ")";
        }
    }

    /** A tile slid, and f is within the bound: the board is expanded, unless it is the goal. */
    record SlidWithin(int tile, int from, int to, int g, int h) implements BoundEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.SLID_WITHIN;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), tile, squares(from, to), g, h);
        }

        public Move move() {
            return Move.between(from, to);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.slid-within", tile, TilesEvent.name(move()), g, h, g + h);
        }

        @Override
        public String call() {
            return "visit(" + move().name().toLowerCase(Locale.ROOT) + ", " + g + ")";
        }
    }

    /** A tile was not slid because f would have been above the bound. */
    record CutOff(int tile, int from, int to, int g, int h, int bound) implements BoundEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.CUT_OFF;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), tile << 8 | bound, squares(from, to), g, h);
        }

        public Move move() {
            return Move.between(from, to);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.cut-off", tile, TilesEvent.name(move()), g, h, g + h, bound);
        }
    }

    /** A tile slid back to where it had come from, since all ways on were tried within the bound. */
    record SlidOut(int tile, int from, int to, int bound) implements BoundEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.SLID_OUT;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), tile, from, to, bound);
        }

        public Move move() {
            return Move.between(from, to);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.slid-out", tile, TilesEvent.name(move()), bound);
        }
    }

    /**
     * All ways within a bound were tried.
     *
     * @param next the least f above the bound that was met
     */
    record BoundFailed(int bound, int next) implements BoundEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BOUND_FAILED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), bound, next);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.bound-failed", bound, next);
        }
    }
}
