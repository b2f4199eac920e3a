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
import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.MOVES;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;

import java.util.Locale;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.space.Move;

/** An event of a recursion that slides the tiles and is bounded only by the stack. */
public sealed interface TilesEndlessEvent extends TilesEvent {

    /** The most calls of any stack limit. */
    int MOST_CALLS = 50_000;

    IntField CALLS = Field.upTo(MOST_CALLS).after(TO);
    IntField AGO = Field.upTo(MOST_CALLS).after(CALLS);
    IntField LIMIT = Field.upTo(MOST_CALLS);
    IntField CYCLE = Field.upTo(MOST_CALLS).after(LIMIT);
    EnumField<Move> LAST_MOVE = Field.oneOf(Move.values());

    /** The kinds of events of a recursion bounded only by the stack. */
    enum Kind implements EventKind {
        TILE_SLID_ON("slide", with(TILE, FROM, TO, CALLS, TileSlidOn::new), CALL, TRY, DO),
        BOARD_CAME_AGAIN("slide", with(TILE, FROM, TO, CALLS, AGO, BoardCameAgain::new), CALL, TRY, DO),
        REVERSAL_REJECTED("reject", with(TILE, FROM, TO, ReversalRejected::new), TRY, REJECT, STILL),
        CALL_ABORTED("broken", with(LAST_MOVE, CallAborted::new), RETURN),
        RECURSION_BEGAN("attempt", with(LIMIT, RecursionBegan::new), CALL, NOTE),
        STACK_FILLED("full", with(LIMIT, StackFilled::new), DEAD_END, NOTE),
        RECURSION_ABORTED("overflow", with(LIMIT, CYCLE, RecursionAborted::new), RETURN, NOTE),
        SOLUTION_FOUND("solved", TilesEvent.solutionFound(Kind::of), SOLUTION),
        WAY_UNWOUND("unwind", with(TILE, FROM, TO, WayUnwound::new), RETURN, DO),
        RECURSION_SUCCEEDED("found", with(MOVES, RecursionSucceeded::new), RETURN),
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

    private static String callAfter(Move move) {
        return "attemptMove(board, " + move.name().toLowerCase(Locale.ROOT) + ")";
    }

    /**
     * The first call was made.
     *
     * @param limit the most calls that may be open
     */
    record RecursionBegan(int limit) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.recursion-began", limit);
        }

        @Override
        public String call() {
            return "attemptMove(board, none)";
        }
    }

    /**
     * A tile slid into the blank, which led to a board that no open call has.
     *
     * @param calls the number of open calls afterwards
     */
    record TileSlidOn(int tile, int from, int to, int calls) implements TilesEndlessEvent, TileMotion.Made {

        @Override
        public Message sentence() {
            return Message.of("tiles.tile-slid-on", tile, TilesEvent.name(move()), calls);
        }

        @Override
        public String call() {
            return callAfter(move());
        }
    }

    /**
     * A tile slid into the blank, which led to a board that an open call has.
     *
     * @param calls the number of open calls afterwards
     * @param ago the number of moves since the board last occurred
     */
    record BoardCameAgain(int tile, int from, int to, int calls, int ago)
            implements TilesEndlessEvent, TileMotion.Made {

        @Override
        public Message sentence() {
            int before = calls - 1 - ago;
            return Message.of("tiles.board-came-again", tile, TilesEvent.name(move()), ago, before);
        }

        @Override
        public String call() {
            return callAfter(move());
        }
    }

    /** A move was rejected because it would have undone the one before. */
    record ReversalRejected(int tile, int from, int to) implements TilesEndlessEvent, TileMotion.LeftOut {

        @Override
        public Message sentence() {
            return Message.of("tiles.move-rejected", tile, TilesEvent.name(move()), TilesEvent.name(move().opposite()));
        }
    }

    /** The limit of open calls was reached. */
    record StackFilled(int calls) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.stack-filled", calls);
        }
    }

    /** A call was aborted without a value because its own call was; the tile that it slid stays where it is. */
    record CallAborted(Move prevMove) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.call-aborted", callAfter(prevMove));
        }
    }

    /**
     * The first call was aborted without a value.
     *
     * @param calls the number of calls that were open
     * @param cycle the length of the cycle of boards; 0 if no board occurred again
     */
    record RecursionAborted(int calls, int cycle) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return cycle == 0
                    ? Message.of("tiles.recursion-aborted.no-cycle", calls)
                    : Message.of("tiles.recursion-aborted", calls, cycle);
        }
    }

    /** A tile slid back since the solution is known, and the initial board is restored. */
    record WayUnwound(int tile, int from, int to) implements TilesEndlessEvent, TileMotion.TakenBack {

        @Override
        public Message sentence() {
            return Message.of("tiles.solution-unwound", tile, TilesEvent.name(move()));
        }
    }

    /** The first call found a solution; the board is as it was before. */
    record RecursionSucceeded(int moves) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.recursion-succeeded", moves);
        }
    }
}
