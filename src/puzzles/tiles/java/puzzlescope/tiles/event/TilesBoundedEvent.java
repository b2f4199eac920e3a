package puzzlescope.tiles.event;

import java.util.Locale;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/**
 * An event of a depth-first search within a bound, either on the number of moves or on f = g + h, where g moves have
 * been made and at least h are left.
 */
public sealed interface TilesBoundedEvent extends TilesEvent {

    IntField MOVES_LEFT = Field.between(-1, MOST_BOUND).after(TO);
    IntField G = Field.upTo(MOST_BOUND).after(TO);
    IntField H = Field.upTo(MOST_BOUND).after(G);
    /** The bound of the search, in an event that is neither its first nor its last. */
    IntField WITHIN = Field.upTo(MOST_BOUND).after(H);

    IntField PREVIOUS_BOUND = Field.upTo(MOST_BOUND).after(TO);
    IntField NEXT_BOUND = Field.upTo(MOST_BOUND).after(TO);

    @Override
    default TilesBoundedKind kind() {
        return switch (this) {
            case AttemptBegan _ -> TilesBoundedKind.ATTEMPT_BEGAN;
            case TileSlid _ -> TilesBoundedKind.TILE_SLID;
            case MoveRejected _ -> TilesBoundedKind.MOVE_REJECTED;
            case TileSlidBack _ -> TilesBoundedKind.TILE_SLID_BACK;
            case LimitReached _ -> TilesBoundedKind.LIMIT_REACHED;
            case SolutionUnwound _ -> TilesBoundedKind.SOLUTION_UNWOUND;
            case AttemptFailed _ -> TilesBoundedKind.ATTEMPT_FAILED;
            case BoundSet _ -> TilesBoundedKind.BOUND_SET;
            case SlidWithin _ -> TilesBoundedKind.SLID_WITHIN;
            case CutOff _ -> TilesBoundedKind.CUT_OFF;
            case SlidOut _ -> TilesBoundedKind.SLID_OUT;
            case BoundFailed _ -> TilesBoundedKind.BOUND_FAILED;
        };
    }

    /**
     * A search for paths of at most {@code bound} moves began.
     *
     * @param previousBound the bound of the attempt before, 0 if this is the first
     */
    record AttemptBegan(int bound, int previousBound) implements TilesBoundedEvent, SearchBound.Begun {

        @Override
        public Message sentence() {
            return Message.of(previousBound == 0 ? "tiles.first-attempt-began" : "tiles.attempt-began", bound);
        }

        @Override
        public String call() {
            return "solve(" + bound + ")";
        }
    }

    /**
     * A tile slid into the blank.
     *
     * @param movesLeft the number of moves left; -1 if this one already exceeded the bound
     */
    record TileSlid(int tile, int from, int to, int movesLeft) implements TilesBoundedEvent, TileMotion.Made {

        @Override
        public Message sentence() {
            return movesLeft < 0
                    ? Message.of("tiles.tile-slid-beyond", tile, TilesEvent.name(move()))
                    : Message.of("tiles.tile-slid", tile, TilesEvent.name(move()), movesLeft);
        }

        @Override
        public String call() {
            return "attempt(" + move().name().toLowerCase(Locale.ROOT) + ", " + movesLeft + ")";
        }
    }

    /** A move was rejected because it would have undone the one before. */
    record MoveRejected(int tile, int from, int to) implements TilesBoundedEvent, TileMotion.LeftOut {

        @Override
        public Message sentence() {
            return Message.of("tiles.move-rejected", tile, TilesEvent.name(move()), TilesEvent.name(move().opposite()));
        }
    }

    /**
     * A tile slid back since all continuations were tried, and none led to the solved order within the bound.
     *
     * @param movesLeft the number of moves left after this one is undone
     */
    record TileSlidBack(int tile, int from, int to, int movesLeft) implements TilesBoundedEvent, TileMotion.TakenBack {

        @Override
        public Message sentence() {
            return Message.of("tiles.tile-slid-back", tile, TilesEvent.name(move()), movesLeft);
        }
    }

    /**
     * A tile slid back since its move exceeded the bound by one.
     *
     * @param movesLeft the number of moves left after this one is undone
     */
    record LimitReached(int tile, int from, int to, int movesLeft) implements TilesBoundedEvent, TileMotion.TakenBack {

        @Override
        public Message sentence() {
            return Message.of("tiles.limit-reached", tile, TilesEvent.name(move()), movesLeft);
        }
    }

    /**
     * A tile slid back since the solution is known, and the initial board is restored.
     *
     * @param movesLeft the number of moves left after this one is undone
     */
    record SolutionUnwound(int tile, int from, int to, int movesLeft)
            implements TilesBoundedEvent, TileMotion.TakenBack {

        @Override
        public Message sentence() {
            return Message.of("tiles.solution-unwound", tile, TilesEvent.name(move()), movesLeft);
        }
    }

    /** A search for at most {@code bound} moves found nothing; the board is as it was before. */
    record AttemptFailed(int bound) implements TilesBoundedEvent, SearchBound.Done {

        @Override
        public Message sentence() {
            return Message.of("tiles.attempt-failed", bound, bound + 1);
        }
    }

    /**
     * The search by f restarted within a bound.
     *
     * @param previousBound the bound before, 0 if this is the first
     */
    record BoundSet(int bound, int previousBound) implements TilesBoundedEvent, SearchBound.Begun {

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
    record SlidWithin(int tile, int from, int to, int g, int h) implements TilesBoundedEvent, TileMotion.Made {

        @Override
        public Message sentence() {
            return Message.of("tiles.slid-within", tile, TilesEvent.name(move()), g, h, g + h);
        }

        @Override
        public String call() {
            return "visit(" + move().name().toLowerCase(Locale.ROOT) + ", " + g + ")";
        }
    }

    /** A move was cut off because f would have exceeded the bound. */
    record CutOff(int tile, int from, int to, int g, int h, int bound)
            implements TilesBoundedEvent, TileMotion.LeftOut {

        @Override
        public Message sentence() {
            return Message.of("tiles.cut-off", tile, TilesEvent.name(move()), g, h, g + h, bound);
        }
    }

    /** A tile slid back to its previous square, since all continuations were tried within the bound on f. */
    record SlidOut(int tile, int from, int to, int bound) implements TilesBoundedEvent, TileMotion.TakenBack {

        @Override
        public Message sentence() {
            return Message.of("tiles.slid-out", tile, TilesEvent.name(move()), bound);
        }
    }

    /**
     * All paths within a bound on f were tried.
     *
     * @param next the least f above the bound that was met
     */
    record BoundFailed(int bound, int next) implements TilesBoundedEvent, SearchBound.Done {

        @Override
        public Message sentence() {
            return Message.of("tiles.bound-failed", bound, next);
        }
    }
}
