package puzzlescope.core.puzzle.tiles.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import java.util.Locale;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.tiles.space.Move;

/**
 * What a search that slides tiles does. Squares are numbered from 0, row by row; {@code from} and {@code to} are those
 * of the tile, and the blank goes the other way.
 */
public sealed interface TilesEvent extends Event
        permits TilesEvent.AttemptBegan,
                TilesEvent.TileSlid,
                TilesEvent.MoveRejected,
                TilesEvent.TileSlidBack,
                TilesEvent.SolutionFound,
                TilesEvent.AttemptEnded,
                TilesEvent.SolutionMove,
                GraphEvent,
                BoundEvent,
                TableEvent,
                HandEvent {

    Vocabulary VOCABULARY = new Vocabulary(TilesEventKind.values(), TilesEvent::unpack);

    private static TilesEvent unpack(long event) {
        int a = first(event);
        int b = second(event);
        int c = third(event);
        int d = fourth(event);
        return switch (TilesEventKind.values()[Packed.kind(event)]) {
            case ATTEMPT_BEGAN -> new AttemptBegan(a, b);
            case TILE_SLID -> new TileSlid(a, b, c, d - 1);
            case MOVE_REJECTED -> new MoveRejected(a, b, c);
            case TILE_SLID_BACK -> new TileSlidBack(a, b, c, d, Reason.NOTHING_FOUND);
            case LIMIT_REACHED -> new TileSlidBack(a, b, c, d, Reason.LIMIT_REACHED);
            case SOLUTION_UNWOUND -> new TileSlidBack(a, b, c, d, Reason.SOLUTION_FOUND);
            case SOLUTION_FOUND -> new SolutionFound(a);
            case ATTEMPT_FAILED -> new AttemptEnded(a, false);
            case ATTEMPT_SUCCEEDED -> new AttemptEnded(a, true);
            case SOLUTION_MOVE -> new SolutionMove(a, b, c, d);
            case ROOT_TAKEN,
                    LAYER_BEGAN,
                    BOARD_EXPANDED,
                    BOARD_DISCOVERED,
                    BOARD_KNOWN,
                    WAY_IMPROVED,
                    SEARCHES_MET,
                    WAY_JOINED,
                    BACK_AT_START,
                    GAVE_UP -> GraphEvent.unpack(event);
            case BOUND_SET, SLID_WITHIN, CUT_OFF, SLID_OUT, BOUND_FAILED -> BoundEvent.unpack(event);
            case GAME_OPENED, HAND_SLID -> HandEvent.unpack(event);
            case TABLE_CHOSEN, TABLE_GREW, BOUND_TRIED, BOARDS_COUNTED, BOUND_EXHAUSTED, ANSWER_PROVED ->
                TableEvent.unpack(event);
        };
    }

    static Message name(Move move) {
        return Message.of("tiles.move." + move);
    }

    /** Why a tile slides back. */
    enum Reason {
        /** Every way on was tried, and none led to the solved order within the bound. */
        NOTHING_FOUND(TilesEventKind.TILE_SLID_BACK, "tiles.tile-slid-back"),
        /** The slide was one more than the bound allows. */
        LIMIT_REACHED(TilesEventKind.LIMIT_REACHED, "tiles.limit-reached"),
        /** The solution is known, and the board is set up again as it was. */
        SOLUTION_FOUND(TilesEventKind.SOLUTION_UNWOUND, "tiles.solution-unwound");

        private final TilesEventKind kind;
        private final String key;

        Reason(TilesEventKind kind, String key) {
            this.kind = kind;
            this.key = key;
        }
    }

    /**
     * A search began that looks at ways of at most {@code bound} moves.
     *
     * @param previousBound the bound of the attempt before, 0 if this is the first
     */
    record AttemptBegan(int bound, int previousBound) implements TilesEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.ATTEMPT_BEGAN;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), bound, previousBound);
        }

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
     * @param movesLeft how many moves may follow; -1 if this one was already too many
     */
    record TileSlid(int tile, int from, int to, int movesLeft) implements TilesEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.TILE_SLID;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), tile, from, to, movesLeft + 1);
        }

        public Move move() {
            return Move.between(from, to);
        }

        @Override
        public Message sentence() {
            return movesLeft < 0
                    ? Message.of("tiles.tile-slid-beyond", tile, name(move()))
                    : Message.of("tiles.tile-slid", tile, name(move()), movesLeft);
        }

        @Override
        public String call() {
            return "attempt(" + move().name().toLowerCase(Locale.ROOT) + ", " + movesLeft + ")";
        }
    }

    /** A move was left out because it would have taken back the one before. */
    record MoveRejected(int tile, int from, int to) implements TilesEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.MOVE_REJECTED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), tile, from, to);
        }

        public Move move() {
            return Move.between(from, to);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.move-rejected", tile, name(move()), name(move().opposite()));
        }
    }

    /**
     * A tile slid back to where it had come from.
     *
     * @param movesLeft how many moves may be made now that this one is taken back
     */
    record TileSlidBack(int tile, int from, int to, int movesLeft, Reason reason) implements TilesEvent {

        @Override
        public TilesEventKind kind() {
            return reason.kind;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), tile, from, to, movesLeft);
        }

        public Move move() {
            return Move.between(from, to);
        }

        @Override
        public Message sentence() {
            return Message.of(reason.key, tile, name(move()), movesLeft);
        }
    }

    /** The tiles are in order after this many moves. */
    record SolutionFound(int moves) implements TilesEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.SOLUTION_FOUND;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), moves);
        }

        @Override
        public Message sentence() {
            return moves == 0 ? Message.of("tiles.solved-already") : Message.of("tiles.solution-found", moves);
        }
    }

    /** A search within a bound is over; the board is as it was before. */
    record AttemptEnded(int bound, boolean found) implements TilesEvent {

        @Override
        public TilesEventKind kind() {
            return found ? TilesEventKind.ATTEMPT_SUCCEEDED : TilesEventKind.ATTEMPT_FAILED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), bound);
        }

        @Override
        public Message sentence() {
            return Message.of(found ? "tiles.attempt-succeeded" : "tiles.attempt-failed", bound, bound + 1);
        }
    }

    /**
     * A tile slid as the solution says.
     *
     * @param number which move of the solution this is, from 1
     */
    record SolutionMove(int tile, int from, int to, int number) implements TilesEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.SOLUTION_MOVE;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), tile, from, to, number);
        }

        public Move move() {
            return Move.between(from, to);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.solution-move", tile, name(move()), number);
        }
    }
}
