package puzzlescope.tiles.event;

import java.util.Locale;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.space.Move;

/** What a recursion does that slides the tiles and that nothing bounds but the stack. */
public sealed interface TilesEndlessEvent extends TilesEvent {

    /** No stack holds more calls. */
    int MOST_CALLS = 50_000;

    IntField CALLS = Field.upTo(MOST_CALLS).after(TO);
    IntField AGO = Field.upTo(MOST_CALLS).after(CALLS);
    IntField LIMIT = Field.upTo(MOST_CALLS);
    IntField CYCLE = Field.upTo(MOST_CALLS).after(LIMIT);
    EnumField<Move> LAST_MOVE = Field.oneOf(Move.values());

    @Override
    default TilesEndlessKind kind() {
        return switch (this) {
            case RecursionBegan _ -> TilesEndlessKind.RECURSION_BEGAN;
            case TileSlidOn _ -> TilesEndlessKind.TILE_SLID_ON;
            case BoardCameAgain _ -> TilesEndlessKind.BOARD_CAME_AGAIN;
            case ReversalRejected _ -> TilesEndlessKind.REVERSAL_REJECTED;
            case StackFilled _ -> TilesEndlessKind.STACK_FILLED;
            case CallAborted _ -> TilesEndlessKind.CALL_ABORTED;
            case RecursionAborted _ -> TilesEndlessKind.RECURSION_ABORTED;
            case WayUnwound _ -> TilesEndlessKind.WAY_UNWOUND;
            case RecursionSucceeded _ -> TilesEndlessKind.RECURSION_SUCCEEDED;
        };
    }

    private static String callAfter(Move move) {
        return "attemptMove(board, " + move.name().toLowerCase(Locale.ROOT) + ")";
    }

    /**
     * The first call was made.
     *
     * @param limit how many calls may be open
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
     * A tile slid into the blank, which made a board that no open call has.
     *
     * @param calls how many calls are open then
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
     * A tile slid into the blank, which made a board again that an open call has.
     *
     * @param calls how many calls are open then
     * @param ago how many moves ago the board stood last
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

    /** A move was left out because it would have taken back the one before. */
    record ReversalRejected(int tile, int from, int to) implements TilesEndlessEvent, TileMotion.LeftOut {

        @Override
        public Message sentence() {
            return Message.of("tiles.move-rejected", tile, TilesEvent.name(move()), TilesEvent.name(move().opposite()));
        }
    }

    /** So many calls are open that there is no room for another. */
    record StackFilled(int calls) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.stack-filled", calls);
        }
    }

    /** A call ended without a value because the one that it had made did; the tile that it had slid lies where it lies. */
    record CallAborted(Move prevMove) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.call-aborted", callAfter(prevMove));
        }
    }

    /**
     * The first call ended without a value.
     *
     * @param calls how many calls were open at once
     * @param cycle how many boards the cycle has that they went round; 0 if no board came again
     */
    record RecursionAborted(int calls, int cycle) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return cycle == 0
                    ? Message.of("tiles.recursion-aborted.no-cycle", calls)
                    : Message.of("tiles.recursion-aborted", calls, cycle);
        }
    }

    /** A tile slid back since the solution is known, and the board is set up again as it was. */
    record WayUnwound(int tile, int from, int to) implements TilesEndlessEvent, TileMotion.TakenBack {

        @Override
        public Message sentence() {
            return Message.of("tiles.solution-unwound", tile, TilesEvent.name(move()));
        }
    }

    /** The first call has found a solution; the board is as it was before. */
    record RecursionSucceeded(int moves) implements TilesEndlessEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.recursion-succeeded", moves);
        }
    }
}
