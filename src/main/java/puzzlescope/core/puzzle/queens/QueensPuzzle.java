package puzzlescope.core.puzzle.queens;

import java.util.List;
import java.util.Optional;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.random.PythonRandom;

/** Queens that must not attack each other, as many as the board has rows. */
public final class QueensPuzzle implements Puzzle {

    public static final NumberParameter N = new NumberParameter("n", 1, 16, false, 8L);

    /** Draws one of the solutions; the search itself draws nothing. */
    public static final NumberParameter SEED = NumberParameter.seed("seed", 1);

    /** The index of the solution that a seed draws out of so many; it is the one that Python would choose. */
    public static int drawn(long seed, int solutions) {
        return new PythonRandom(seed).below(solutions);
    }

    @Override
    public String id() {
        return "queens";
    }

    @Override
    public Vocabulary vocabulary() {
        return QueensEvent.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(N, SEED);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(new Algorithm("backtracking", given -> new Backtracking(given.integer(N))));
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int n = arguments.integer(N);
        return n == 2 || n == 3 ? List.of(new Remark(N.name(), Message.of("queens.no-solution", n), false)) : List.of();
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new QueensGame());
    }

    @Override
    public Board board(Arguments arguments) {
        return new QueensBoard(arguments.integer(N));
    }
}
