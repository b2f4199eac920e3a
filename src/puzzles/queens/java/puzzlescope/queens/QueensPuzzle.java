package puzzlescope.queens;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.Scale;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.queens.board.GivenColumns;

/** Queens that must not attack each other, as many as the board has rows. */
public final class QueensPuzzle implements Puzzle {

    public static final NumberParameter N = new NumberParameter("n", 1, 1_000_000, false, 8L);

    /** Draws one of the solutions, or the columns where they are drawn by lot. */
    public static final NumberParameter SEED = NumberParameter.seed("seed", 1);

    /** The columns of queens that a run is to keep. */
    public static final TextParameter<List<Integer>> GIVEN =
            new TextParameter<>("given", List.of(), GivenColumns::parse, GivenColumns::format);

    /** Whether backtracking is a generator, which hands one solution over whenever it is asked. */
    public static final ChoiceParameter<Boolean> ONE_AT_A_TIME = ChoiceParameter.yesOrNo("one-at-a-time");

    /** What places the queens, or counts how they can be placed. */
    public static final ChoiceParameter<QueensAlgorithm> ALGORITHM =
            new ChoiceParameter<>("algorithm", List.of(QueensAlgorithm.values()), QueensAlgorithm::id);

    private static final Alternatives ALTERNATIVES = new QueensAlternatives();

    /** The index of the solution that a seed draws out of so many; it is the one that Python would choose. */
    public static int drawn(long seed, int solutions) {
        return new PythonRandom(seed).below(solutions);
    }

    @Override
    public String id() {
        return "queens";
    }

    @Override
    public Alternatives alternatives(Arguments arguments) {
        return ALTERNATIVES;
    }

    @Override
    public ChoiceParameter<QueensAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(new Rivalry<>(
                ALGORITHM,
                Map.of(
                        QueensAlgorithm.BIT_MASKS,
                        QueensAlgorithm.BACKTRACKING,
                        QueensAlgorithm.BORDER,
                        QueensAlgorithm.BACKTRACKING,
                        QueensAlgorithm.QUARTER_JOIN,
                        QueensAlgorithm.BACKTRACKING,
                        QueensAlgorithm.FUNDAMENTAL,
                        QueensAlgorithm.BACKTRACKING,
                        QueensAlgorithm.CONSTRUCTION,
                        QueensAlgorithm.MIN_CONFLICTS,
                        QueensAlgorithm.MIN_CONFLICTS,
                        QueensAlgorithm.BACKTRACKING)));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(N, SEED, GIVEN, ONE_AT_A_TIME);
    }

    @Override
    public Optional<Scale> scale() {
        return Optional.of(new Scale(List.of(N), 4, 1, 30));
    }

    @Override
    public List<String> listings() {
        return Stream.concat(ALGORITHM.choices().stream(), QueensAlgorithm.OTHER_LISTINGS.stream())
                .toList();
    }

    /** The same for a run that keeps these queens: of the same algorithm if it can, or of backtracking. */
    static Arguments keeping(Arguments arguments, List<Integer> columns) {
        var algorithm = arguments.get(ALGORITHM);
        var can = algorithm.keepsGiven() || GivenColumns.count(columns) == 0 ? algorithm : QueensAlgorithm.BACKTRACKING;
        return arguments.choosing(ALGORITHM, can).with(GIVEN, GIVEN.format(columns));
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var beyond = Puzzle.super.check(arguments);
        if (!beyond.isEmpty()) {
            return beyond;
        }
        int n = arguments.integer(N);
        var refusal = whyNotGiven(arguments.get(ALGORITHM), arguments.get(GIVEN), n);
        if (refusal.isPresent()) {
            return List.of(new Remark(GIVEN.name(), refusal.get(), true));
        }
        return n == 2 || n == 3 ? List.of(new Remark(N.name(), Message.of("queens.no-solution", n), false)) : List.of();
    }

    /** Why an algorithm cannot keep these queens; empty if it can, as it always can keep none. */
    public static Optional<Message> whyNotGiven(QueensAlgorithm algorithm, List<Integer> given, int n) {
        if (GivenColumns.count(given) == 0) {
            return Optional.empty();
        }
        if (!algorithm.keepsGiven()) {
            var builds = algorithm == QueensAlgorithm.CONSTRUCTION;
            return Optional.of(Message.of(builds ? "queens.given.built" : "queens.given.symmetric"));
        }
        return n > GivenColumns.MOST_ROWS
                ? Optional.of(Message.of("queens.given.too-large", GivenColumns.MOST_ROWS))
                : GivenColumns.fault(given, n);
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new QueensGame());
    }
}
