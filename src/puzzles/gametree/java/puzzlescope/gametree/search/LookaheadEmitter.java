package puzzlescope.gametree.search;

import static puzzlescope.gametree.event.LookaheadEvent.Kind.BEST_IMPROVED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.GAME_DECIDED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.HEAPS_COMBINED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.MOVE_MADE;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.MOVE_UNDONE;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.SEARCH_ANSWERED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.VALUE_RETURNED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** The events that every search of a game tree emits in the same way. For one run. */
final class LookaheadEmitter {

    private final TwoPlayerGame game;
    private final EventSink sink;
    /** The values of the moves of the call that returned last. */
    private long returned;

    /** The number of moves made and not undone. */
    private int made;
    /** The move from the start that has the best value so far. */
    private int best;

    LookaheadEmitter(TwoPlayerGame game, EventSink sink) {
        this.game = game;
        this.sink = sink;
    }

    int decided(int position, GamePlayer who, int value) {
        sink.emit(GAME_DECIDED, game.ordinal(), who.ordinal(), value, position);
        return value;
    }

    void make(int move, GamePlayer who) {
        made++;
        sink.emit(MOVE_MADE, game.ordinal(), who.ordinal(), GameSpace.place(move), GameSpace.amount(move));
    }

    /**
     * Undoes a move whose value is known.
     *
     * @param before the best value so far
     * @return the better one of this value and the best so far
     */
    int undo(int move, GamePlayer who, int value, int before) {
        made--;
        sink.emit(
                MOVE_UNDONE,
                game.ordinal(),
                who.ordinal(),
                value,
                GameSpace.place(move),
                GameSpace.amount(move),
                before);
        if (!who.prefers(value, before)) {
            return before;
        }
        best = made == 0 ? move : best;
        sink.emit(BEST_IMPROVED, game.ordinal(), who.ordinal(), value, before);
        return value;
    }

    int returnBest(GamePlayer who, int value, int pruned, long tried) {
        sink.emit(VALUE_RETURNED, game.ordinal(), who.ordinal(), value, pruned, tried);
        returned = tried;
        return value;
    }

    /** Answers when the first call has returned: its value, and the first move that achieves it. */
    RunOutcome answer(int start, GamePlayer who, int value) {
        if (game == TwoPlayerGame.NIM) {
            sink.emit(HEAPS_COMBINED, who.ordinal(), start);
        }
        sink.emit(
                SEARCH_ANSWERED,
                game.ordinal(),
                who.ordinal(),
                value,
                GameSpace.place(best),
                GameSpace.amount(best),
                returned);
        return RunOutcome.SOLVED;
    }
}
