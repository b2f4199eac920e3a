package puzzlescope.queens;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.queens.board.GivenColumns;
import puzzlescope.queens.board.QueensNotation;

/** The n-queens problem: as many queens as rows that must not attack each other. */
public final class QueensPuzzle implements Puzzle {

    public static final NumberParameter N = new NumberParameter("n", 1, 1_000_000, false, 8L);

    /** The seed that selects one of the solutions, or the random columns. */
    public static final SeedParameter SEED = SeedParameter.of("seed", 1);

    /** The given queens, which a run keeps. */
    public static final TextParameter<QueensNotation> GIVEN =
            new TextParameter<>("given", QueensNotation.NONE, QueensNotation::parse, QueensNotation::toString);

    /** True if backtracking is a generator that returns one solution at a time. */
    public static final ChoiceParameter<Boolean> ONE_AT_A_TIME = ChoiceParameter.yesOrNo("one-at-a-time");

    /** The algorithm that places the queens, or counts the placements. */
    public static final ChoiceParameter<QueensAlgorithm> ALGORITHM =
            ChoiceParameter.of("algorithm", QueensAlgorithm.values());

    private static final StepQuestions STEP_QUESTIONS = new QueensStepQuestions();

    /** The index of the solution that a seed selects among a number of them, equal to Python's choice. */
    public static int drawn(BigInteger seed, int solutions) {
        return new PythonRandom(seed).below(solutions);
    }

    @Override
    public String id() {
        return "queens";
    }

    @Override
    public Arguments firstRun() {
        return presets().choosing(N, 4L);
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return STEP_QUESTIONS;
    }

    @Override
    public ChoiceParameter<QueensAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<String> textbookAlgorithms() {
        return List.of("backtracking", "min-conflicts");
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(new Rivalry<>(
                ALGORITHM,
                Map.of(
                        QueensAlgorithm.BACKTRACKING,
                        QueensAlgorithm.BIT_MASKS,
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
                        QueensAlgorithm.CONSTRUCTION)));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(N, SEED, GIVEN, ONE_AT_A_TIME);
    }

    @Override
    public Optional<InstanceSizes> instanceSizes() {
        return Optional.of(new InstanceSizes(List.of(N), 4, 1, 30));
    }

    @Override
    public List<String> listings() {
        return Stream.concat(ALGORITHM.choices().stream(), QueensAlgorithm.OTHER_LISTINGS.stream())
                .toList();
    }

    /** Returns arguments that keep these queens, with the same algorithm if possible, else backtracking. */
    static Arguments withGivenQueens(Arguments arguments, List<Integer> columns) {
        var algorithm = arguments.get(ALGORITHM);
        var can = algorithm.keepsGiven() || GivenColumns.count(columns) == 0 ? algorithm : QueensAlgorithm.BACKTRACKING;
        return arguments.choosing(ALGORITHM, can).choosing(GIVEN, new QueensNotation.ByRow(columns));
    }

    /** Returns the columns of the given queens on the board of the arguments. */
    static List<Integer> givenColumns(Arguments arguments) {
        return arguments.get(GIVEN).columns(arguments.integer(N));
    }

    @Override
    public boolean affectsRun(Parameter<?> parameter, Arguments arguments) {
        return Puzzle.super.affectsRun(parameter, arguments)
                && (!parameter.equals(SEED) || arguments.get(ALGORITHM) == QueensAlgorithm.MIN_CONFLICTS);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var beyond = Puzzle.super.check(arguments);
        if (!beyond.isEmpty()) {
            return beyond;
        }
        int n = arguments.integer(N);
        var refusal = refusalOfGiven(arguments.get(ALGORITHM), arguments.get(GIVEN), n);
        if (refusal.isPresent()) {
            return List.of(new Remark(GIVEN.name(), refusal.get(), true));
        }
        return n == 2 || n == 3 ? List.of(new Remark(N.name(), Message.of("queens.no-solution", n), false)) : List.of();
    }

    /** Returns the reason why an algorithm cannot keep these queens; empty if it can, or if there are none. */
    public static Optional<Message> refusalOfGiven(QueensAlgorithm algorithm, QueensNotation given, int n) {
        if (GivenColumns.count(given.columns(n)) == 0 && given.fault(n).isEmpty()) {
            return Optional.empty();
        }
        if (!algorithm.keepsGiven()) {
            var builds = algorithm == QueensAlgorithm.CONSTRUCTION;
            return Optional.of(Message.of(builds ? "queens.given.built" : "queens.given.symmetric"));
        }
        return n > GivenColumns.MOST_ROWS
                ? Optional.of(Message.of("queens.given.too-large", GivenColumns.MOST_ROWS))
                : given.fault(n);
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new QueensGame());
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new QueensProgramRules());
    }
}
