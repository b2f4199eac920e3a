package puzzlescope.gametree;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.SOLUTION;

import java.util.List;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.run.Solver;
import puzzlescope.gametree.board.LookaheadBoard;
import puzzlescope.gametree.event.LookaheadEvent;
import puzzlescope.gametree.search.AlphaBeta;
import puzzlescope.gametree.search.MemoizedMinimax;
import puzzlescope.gametree.search.Minimax;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.TwoPlayerGame;

/** The algorithms that find the value of a position. */
public enum GameTreeAlgorithm implements Algorithm {
    MINIMAX(Minimax::new, LookaheadEvent.Kind.GAME_DECIDED),
    ALPHA_BETA(AlphaBeta::new, LookaheadEvent.Kind.GAME_DECIDED, LookaheadEvent.Kind.MOVES_PRUNED),
    MEMOISED(MemoizedMinimax::new, LookaheadEvent.Kind.GAME_DECIDED, LookaheadEvent.Kind.VALUE_KNOWN);

    /** The pseudocode of the rule for Nim, shown after that of an algorithm. */
    static final String XOR_RULE = "xor-rule";

    private final Maker maker;
    private final EventKind[] counted;

    @FunctionalInterface
    private interface Maker {
        Solver of(TwoPlayerGame game, int start, GamePlayer first);
    }

    GameTreeAlgorithm(Maker maker, EventKind... counted) {
        this.maker = maker;
        this.counted = counted;
    }

    @Override
    public String id() {
        return ConstantId.of(name());
    }

    @Override
    public Instance instance(Arguments arguments) {
        var game = arguments.get(GameTreePuzzle.GAME);
        int start = GameTreePuzzle.start(arguments);
        var first = GameTreePuzzle.first(arguments);
        return new Instance(
                LookaheadEvent.Kind.VOCABULARY,
                () -> new LookaheadBoard(game, start, first),
                maker.of(game, start, first),
                new CountedEvents("gametree.result", CALL, SOLUTION).with(counted),
                game == TwoPlayerGame.NIM ? List.of(id(), XOR_RULE) : List.of(id()));
    }
}
