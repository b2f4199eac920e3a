package puzzlescope.gametree.search;

import static puzzlescope.gametree.event.LookaheadEvent.Kind.POSITION_CALLED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.VALUE_KNOWN;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.VALUE_STORED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/**
 * Minimax with a table of the positions whose value is known: a position reached by several orders of moves is searched
 * once.
 *
 * <p>Source: R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, The Greenblatt Chess Program (1967), for the table of
 * transpositions; D. Michie, Memo Functions and Machine Learning (1968).
 *
 * <p>Input: a position and the player to move. Output: the same value and move as those of {@link Minimax}. A search
 * for each position that can be reached, 5,478 for noughts and crosses from the empty board, and a call for each move
 * between them; a table of as many entries. Deterministic, no seed. There is always a value; the solver is not run on a
 * game that is over.
 */
public record MemoizedMinimax(TwoPlayerGame game, int start, GamePlayer first) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var lookaheadEmitter = new LookaheadEmitter(game, sink);
        var table = new byte[1 << GameSpace.POSITION_BITS + 1];
        int value = new Recursion(game, sink, lookaheadEmitter, table).minimax(start, first);
        return lookaheadEmitter.answer(start, first, value);
    }

    /** @param table by position and player to move: the value plus {@link #KNOWN}; 0 if it is not known */
    @SuppressWarnings("ArrayRecordComponent") // Used by one run, never compared.
    private record Recursion(TwoPlayerGame game, EventSink sink, LookaheadEmitter emitter, byte[] table) {

        private static final int KNOWN = 2;

        int minimax(int position, GamePlayer who) {
            sink.emit(POSITION_CALLED, game.ordinal(), who.ordinal(), position);
            var space = game.space();
            int decided = space.value(position, who);
            if (decided != GameSpace.OPEN) {
                return emitter.decided(position, who, decided);
            }
            int place = position << 1 | who.ordinal();
            if (table[place] != 0) {
                int value = table[place] - KNOWN;
                sink.emit(VALUE_KNOWN, game.ordinal(), who.ordinal(), value, position);
                return value;
            }
            int best = who.worstValue();
            long tried = 0;
            for (int rest = (1 << space.moves(position)) - 1; rest != 0; ) {
                int index = sink.choose(rest);
                rest ^= 1 << index;
                int move = space.move(position, index);
                emitter.make(move, who);
                int value = minimax(space.after(position, move, who), who.other());
                best = emitter.undo(move, who, value, best);
                tried = MoveValues.with(tried, index, value);
            }
            table[place] = (byte) (best + KNOWN);
            sink.emit(VALUE_STORED, game.ordinal(), who.ordinal(), best, position);
            return emitter.returnBest(who, best, 0, tried);
        }
    }
}
