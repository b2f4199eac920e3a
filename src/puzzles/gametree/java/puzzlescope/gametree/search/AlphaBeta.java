package puzzlescope.gametree.search;

import static puzzlescope.gametree.event.LookaheadEvent.Kind.MOVES_PRUNED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.WINDOW_CALLED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/**
 * Alpha-beta pruning: minimax that leaves out moves which cannot change the answer. Alpha is the value that the first
 * player can already force higher up in the tree, beta the one that the second player can; as soon as alpha is not less
 * than beta, one of them avoids this position, and its other moves are not tried.
 *
 * <p>Source: D. E. Knuth and R. W. Moore, An Analysis of Alpha-Beta Pruning (1975); S. Russell and P. Norvig,
 * Artificial Intelligence, chapter on games. Fail-soft: a value returned outside the bounds is itself a bound.
 *
 * <p>Input: a position and the player to move. Output: the same value as that of {@link Minimax}, and the same move. At
 * best about the square root of the number of calls of minimax; as many calls open at once as the longest game has
 * positions. Deterministic: moves are tried in their order, no seed. There is always a value; the solver is not run on
 * a game that is over.
 */
public record AlphaBeta(TwoPlayerGame game, int start, GamePlayer first) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var lookaheadEmitter = new LookaheadEmitter(game, sink);
        int value = new Recursion(game, sink, lookaheadEmitter)
                .alphabeta(start, first, GamePlayer.MAX.worstValue(), GamePlayer.MIN.worstValue());
        return lookaheadEmitter.answer(start, first, value);
    }

    private record Recursion(TwoPlayerGame game, EventSink sink, LookaheadEmitter emitter) {

        int alphabeta(int position, GamePlayer who, int above, int below) {
            sink.emit(WINDOW_CALLED, game.ordinal(), who.ordinal(), position, above, below);
            var space = game.space();
            int decided = space.value(position, who);
            if (decided != GameSpace.OPEN) {
                return emitter.decided(position, who, decided);
            }
            int alpha = above;
            int beta = below;
            int best = who.worstValue();
            long tried = 0;
            int rest = (1 << space.moves(position)) - 1;
            while (rest != 0 && alpha < beta) {
                int index = sink.choose(rest);
                rest ^= 1 << index;
                int move = space.move(position, index);
                emitter.make(move, who);
                int value = alphabeta(space.after(position, move, who), who.other(), alpha, beta);
                best = emitter.undo(move, who, value, best);
                tried = MoveValues.with(tried, index, value);
                alpha = who == GamePlayer.MAX ? Math.max(alpha, best) : alpha;
                beta = who == GamePlayer.MIN ? Math.min(beta, best) : beta;
            }
            int left = Integer.bitCount(rest);
            if (left > 0) {
                sink.emit(MOVES_PRUNED, game.ordinal(), who.ordinal(), alpha, beta, left);
            }
            return emitter.returnBest(who, best, left, tried);
        }
    }
}
