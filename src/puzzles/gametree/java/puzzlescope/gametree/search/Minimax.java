package puzzlescope.gametree.search;

import static puzzlescope.gametree.event.LookaheadEvent.Kind.POSITION_CALLED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/**
 * Minimax: the value of a position is the best value of its successors for the player to move, and that of a finished
 * game is its result. Every game that can be played from the start is thus played to its end.
 *
 * <p>Source: J. von Neumann, Zur Theorie der Gesellschaftsspiele (1928); C. E. Shannon, Programming a Computer for
 * Playing Chess (1950); S. Russell and P. Norvig, Artificial Intelligence, chapter on games.
 *
 * <p>Input: a position and the player to move. Output: its value, +1, 0 or −1 for the first player, and the first move
 * that leads to it. As many calls as the game's tree has positions, 549,946 for noughts and crosses from the empty
 * board; as many open at once as the longest game has positions. Deterministic, no seed. There is always a value; the
 * solver is not run on a game that is over.
 */
public record Minimax(TwoPlayerGame game, int start, GamePlayer first) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var lookaheadEmitter = new LookaheadEmitter(game, sink);
        int value = new Recursion(game, sink, lookaheadEmitter).minimax(start, first);
        return lookaheadEmitter.answer(start, first, value);
    }

    private record Recursion(TwoPlayerGame game, EventSink sink, LookaheadEmitter emitter) {

        int minimax(int position, GamePlayer who) {
            sink.emit(POSITION_CALLED, game.ordinal(), who.ordinal(), position);
            var space = game.space();
            int decided = space.value(position, who);
            if (decided != GameSpace.OPEN) {
                return emitter.decided(position, who, decided);
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
            return emitter.returnBest(who, best, 0, tried);
        }
    }
}
