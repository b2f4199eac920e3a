package puzzlescope.queens;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.Workers;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.queens.board.GivenColumns;
import puzzlescope.queens.fast.BacktrackingCost;
import puzzlescope.queens.fast.Diagonals;
import puzzlescope.queens.fast.GivenMasks;
import puzzlescope.queens.fast.PaulsConstruction;
import puzzlescope.queens.fast.PiecewiseCount;
import puzzlescope.queens.fast.QuarterJoin;
import puzzlescope.queens.fast.QueensCompletion;
import puzzlescope.queens.fast.SwapRepair;
import puzzlescope.queens.fast.SymmetricPlacements;

/** Counts all or the fundamental solutions, or finds one on a board of up to a million rows. */
public final class QueensSolveHandler implements SolveHandler {

    private static final ChoiceParameter<QueensAlgorithm> ALGORITHM = new ChoiceParameter<>(
            "algorithm", List.of(QueensAlgorithm.CONSTRUCTION, QueensAlgorithm.MIN_CONFLICTS), QueensAlgorithm::id);
    private static final ChoiceParameter<Boolean> COUNT = ChoiceParameter.yesOrNo("count");
    private static final ChoiceParameter<Boolean> FUNDAMENTAL = ChoiceParameter.yesOrNo("fundamental");

    @Override
    public String id() {
        return "queens";
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(QueensPuzzle.N, QueensPuzzle.GIVEN, COUNT, FUNDAMENTAL, ALGORITHM, QueensPuzzle.SEED, THREADS);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        boolean counts = arguments.get(COUNT) || arguments.get(FUNDAMENTAL);
        var beyond = counts ? QueensAlgorithm.FUNDAMENTAL.beyond(arguments) : List.<Remark>of();
        var can = arguments.get(FUNDAMENTAL) ? QueensAlgorithm.FUNDAMENTAL : QueensAlgorithm.BIT_MASKS;
        return beyond.isEmpty()
                ? QueensPuzzle.refusalOfGiven(can, arguments.get(QueensPuzzle.GIVEN), arguments.integer(QueensPuzzle.N))
                        .stream()
                        .map(reason -> new Remark(QueensPuzzle.GIVEN.name(), reason, true))
                        .toList()
                : beyond;
    }

    private static List<Integer> given(Arguments arguments) {
        return QueensPuzzle.givenColumns(arguments);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        int n = arguments.integer(QueensPuzzle.N);
        if (arguments.get(COUNT) || arguments.get(FUNDAMENTAL)) {
            count(n, arguments, answerSink);
            return Optional.empty();
        }
        if (n == 2 || n == 3) {
            return Optional.of(Message.of("queens.no-solution", n));
        }
        return GivenColumns.count(given(arguments)) == 0
                ? find(n, arguments, answerSink)
                : complete(GivenColumns.rows(given(arguments), n), arguments, answerSink);
    }

    private static void count(int n, Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        int given = GivenColumns.count(given(arguments));
        PiecewiseCount pieces =
                given == 0 ? new QuarterJoin(n) : new GivenMasks(GivenColumns.rows(given(arguments), n));
        var sum = new Sum(pieces, answerSink);
        Workers.share(arguments.integer(THREADS), pieces.size(), pieces::count, () -> {}, sum::add);
        var solveAnswer = new SolveAnswer().with("solutions", sum.solutions);
        if (arguments.get(FUNDAMENTAL)) {
            solveAnswer
                    .with("half-turn", SymmetricPlacements.byHalf(n))
                    .with("quarter-turn", SymmetricPlacements.byQuarter(n))
                    .with("fundamental", SymmetricPlacements.fundamental(n, sum.solutions));
        }
        solveAnswer.with("pieces", pieces.size());
        answerSink.print((given == 0 ? solveAnswer.with("squares", BacktrackingCost.squares(n)) : solveAnswer)
                .withSecondsSince(began));
    }

    private static Optional<Message> find(int n, Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        boolean constructs = arguments.get(ALGORITHM) == QueensAlgorithm.CONSTRUCTION;
        var changes = new Changes();
        int[] columns = constructs
                ? PaulsConstruction.columns(n)
                : new SwapRepair(n, new PythonRandom(arguments.get(QueensPuzzle.SEED)), changes, () -> {})
                        .solve()
                        .orElseThrow();
        var solveAnswer = new SolveAnswer().with("algorithm", arguments.text(ALGORITHM));
        say(constructs ? solveAnswer : changes.in(solveAnswer), columns, began, answerSink);
        return Optional.empty();
    }

    /** Finds a solution that contains given queens by backtracking, since no formula does. */
    private static Optional<Message> complete(int[] given, Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        int n = given.length;
        if (arguments.get(ALGORITHM) == QueensAlgorithm.CONSTRUCTION) {
            var queensCompletion = new QueensCompletion(given);
            if (!queensCompletion.isPossible()) {
                return Optional.of(Message.of("queens.given.no-solution"));
            }
            var columns = IntStream.range(0, n).map(queensCompletion::column).toArray();
            say(new SolveAnswer().with("algorithm", QueensAlgorithm.BACKTRACKING.id()), columns, began, answerSink);
            return Optional.empty();
        }
        var changes = new Changes();
        var found =
                new SwapRepair(n, given, new PythonRandom(arguments.get(QueensPuzzle.SEED)), changes, () -> {}).solve();
        if (found.isEmpty()) {
            return Optional.of(Message.of("queens.repair.given-up", n, SwapRepair.MOST_BEGINNINGS));
        }
        say(changes.in(new SolveAnswer().with("algorithm", arguments.text(ALGORITHM))), found.get(), began, answerSink);
        return Optional.empty();
    }

    private static void say(SolveAnswer solveAnswer, int[] columns, long began, AnswerSink answerSink) {
        if (!Diagonals.hasNoAttacks(columns)) {
            throw new IllegalStateException("queens attack each other among " + columns.length);
        }
        var counted = IntStream.of(columns).mapToObj(column -> column + 1).toList();
        answerSink.print(solveAnswer.withSecondsSince(began).with("columns", counted));
    }

    private static final class Sum {

        private final PiecewiseCount pieces;
        private final AnswerSink answerSink;
        private long solutions;
        private int done;

        Sum(PiecewiseCount pieces, AnswerSink answerSink) {
            this.pieces = pieces;
            this.answerSink = answerSink;
        }

        void add(int piece, Long found) {
            solutions += pieces.images(piece) * found;
            answerSink.progress((double) ++done / pieces.size());
        }
    }

    private static final class Changes implements SwapRepair.Observer {

        private long attacked;
        private long exchanges;

        SolveAnswer in(SolveAnswer solveAnswer) {
            return solveAnswer.with("draws", attacked).with("exchanges", exchanges);
        }

        @Override
        public void drawn(int row, int column, int attacks) {
            attacked += attacks > 0 ? 1 : 0;
        }

        @Override
        public void swapped(int row, int other, int fewer) {
            exchanges++;
        }
    }
}
