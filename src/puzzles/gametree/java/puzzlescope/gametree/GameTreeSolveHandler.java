package puzzlescope.gametree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.gametree.fast.PerfectPlay;
import puzzlescope.gametree.fast.TreeSize;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** Computes the value of a position of a two-player game and the moves that achieve it; for Nim, also by its rule. */
public final class GameTreeSolveHandler implements SolveHandler {

    private static final String NOBODY = "-";

    @Override
    public String id() {
        return new GameTreePuzzle().id();
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(GameTreePuzzle.GAME, GameTreePuzzle.SQUARES, GameTreePuzzle.HEAPS, GameTreePuzzle.FIRST);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        var game = arguments.get(GameTreePuzzle.GAME);
        int start = GameTreePuzzle.start(arguments);
        var who = GameTreePuzzle.first(arguments);
        var play = new PerfectPlay(game);
        int value = play.value(start, who);
        var winner = value == 0 ? NOBODY : game.name(value > 0 ? GamePlayer.MAX : GamePlayer.MIN);
        var solveAnswer = new SolveAnswer()
                .with("moves-next", game.name(who))
                .with("value", value)
                .with("winner", winner)
                .with("best", best(game, start, who, play))
                .with("positions", play.known())
                .with("tree", TreeSize.of(game, start, who));
        if (game == TwoPlayerGame.NIM) {
            solveAnswer.with("xor", NimSpace.xor(start));
        }
        answerSink.print(solveAnswer.withSecondsSince(began));
        return Optional.empty();
    }

    /** Returns the positions after the moves that preserve the value of the start, the best one first. */
    private static List<String> best(TwoPlayerGame game, int start, GamePlayer who, PerfectPlay play) {
        var space = game.space();
        var best = new ArrayList<String>();
        best.add(space.text(space.after(start, play.move(start, who), who)));
        for (int move = space.next(start, -1); move >= 0; move = space.next(start, move)) {
            int after = space.after(start, move, who);
            if (play.value(after, who.other()) == play.value(start, who) && !best.contains(space.text(after))) {
                best.add(space.text(after));
            }
        }
        return best;
    }
}
