package puzzlescope.gametree.board;

import static puzzlescope.gametree.event.GameTreeEvent.AMOUNT;
import static puzzlescope.gametree.event.GameTreeEvent.PLACE;
import static puzzlescope.gametree.event.GameTreeEvent.VALUE;
import static puzzlescope.gametree.event.LookaheadEvent.TRIED;

import puzzlescope.engine.event.StateIo;
import puzzlescope.gametree.event.LookaheadEvent;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/**
 * The moves from the start to the current position of the search, and for every open call the values of its moves that
 * are known so far. A call's level is the number of moves that led to its position.
 */
public final class LookaheadBoard extends GameTreeBoard {

    private static final int MOST_LEVELS = GameSpace.MOST_MOVES + 1;

    private final long[] tried = new long[MOST_LEVELS];
    private int calls;

    /** @param first the player to move at the start */
    public LookaheadBoard(TwoPlayerGame game, int start, GamePlayer first) {
        super(game, start, first);
    }

    /** The number of open calls: one for each level below this number. */
    public int calls() {
        return calls;
    }

    /** The position of a level up to {@link #moves}. */
    public int position(int level) {
        int at = position();
        for (int each = moves(); each > level; each--) {
            at = game().space().before(at, made(each - 1));
        }
        return at;
    }

    /** The values of the moves of an open call that were tried; see {@link MoveValues}. */
    public long tried(int level) {
        return tried[level];
    }

    /** The best value that an open call knows for its player. */
    public int best(int level) {
        var who = turn(level);
        int best = who.worstValue();
        for (int index = 0; index < GameSpace.MOST_MOVES; index++) {
            if (MoveValues.isKnown(tried[level], index)) {
                best = who.better(best, MoveValues.value(tried[level], index));
            }
        }
        return best;
    }

    @Override
    public void apply(long event) {
        switch (LookaheadEvent.Kind.of(event)) {
            case POSITION_CALLED, WINDOW_CALLED -> calls++;
            case GAME_DECIDED, VALUE_KNOWN -> calls--;
            case VALUE_RETURNED -> tried[--calls] = 0;
            case MOVE_MADE -> make(event);
            case MOVE_UNDONE -> {
                unmake();
                tried[moves()] = MoveValues.with(tried[moves()], index(event), VALUE.of(event));
            }
            case BEST_IMPROVED, MOVES_PRUNED, VALUE_STORED, HEAPS_COMBINED, SEARCH_ANSWERED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (LookaheadEvent.Kind.of(event)) {
            case POSITION_CALLED, WINDOW_CALLED -> calls--;
            case GAME_DECIDED, VALUE_KNOWN -> calls++;
            case VALUE_RETURNED -> tried[calls++] = TRIED.of(event);
            case MOVE_MADE -> unmake();
            case MOVE_UNDONE -> {
                tried[moves()] = MoveValues.without(tried[moves()], index(event));
                make(event);
            }
            case BEST_IMPROVED, MOVES_PRUNED, VALUE_STORED, HEAPS_COMBINED, SEARCH_ANSWERED -> {}
        }
    }

    /** The index of an event's move among those of the position. */
    private int index(long event) {
        return game().space().index(position(), GameSpace.moveAt(PLACE.of(event), AMOUNT.of(event)));
    }

    @Override
    public void state(StateIo io) {
        super.state(io);
        calls = io.int8(calls);
        io.all(tried);
    }
}
