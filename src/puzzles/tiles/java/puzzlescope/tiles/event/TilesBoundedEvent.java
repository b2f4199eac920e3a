package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.tiles.event.TilesEvent.BOUND;
import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;

import java.util.Locale;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

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

    /** The kinds of events of a search within a bound; frequent ones of the same search differ in few bits. */
    enum Kind implements EventKind {
        TILE_SLID("slide", with(TILE, FROM, TO, MOVES_LEFT, TileSlid::new), CALL, TRY, DO),
        TILE_SLID_BACK("back", with(TILE, FROM, TO, MOVES_LEFT, TileSlidBack::new), RETURN, UNDO),
        LIMIT_REACHED("limit", with(TILE, FROM, TO, MOVES_LEFT, LimitReached::new), RETURN, UNDO, DEAD_END),
        MOVE_REJECTED("reject", with(TILE, FROM, TO, MoveRejected::new), TRY, REJECT, STILL),
        SLID_WITHIN("expand", with(TILE, FROM, TO, G, H, SlidWithin::new), CALL, TRY, DO),
        CUT_OFF("cut", with(TILE, FROM, TO, G, H, WITHIN, CutOff::new), TRY, REJECT, DEAD_END, STILL),
        SLID_OUT("back", with(TILE, FROM, TO, WITHIN, SlidOut::new), RETURN, UNDO),
        ATTEMPT_BEGAN("attempt", with(BOUND, PREVIOUS_BOUND, AttemptBegan::new), CALL, NOTE),
        ATTEMPT_FAILED("deepen", with(BOUND, AttemptFailed::new), RETURN),
        ATTEMPT_SUCCEEDED("found", TilesEvent.attemptSucceeded(Kind::of), RETURN),
        BOUND_SET("bound", with(BOUND, PREVIOUS_BOUND, BoundSet::new), CALL, NOTE),
        BOUND_FAILED("raise", with(BOUND, NEXT_BOUND, BoundFailed::new), RETURN),
        SOLUTION_FOUND("solved", TilesEvent.solutionFound(Kind::of), SOLUTION),
        SOLUTION_UNWOUND("unwind", with(TILE, FROM, TO, MOVES_LEFT, SolutionUnwound::new), RETURN, DO),
        SOLUTION_MOVE("play", TilesEvent.solutionMove(Kind::of), DO);

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
