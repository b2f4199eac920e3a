package puzzlescope.queens;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.Workers;
import puzzlescope.engine.solve.Answer;
import puzzlescope.engine.solve.Answers;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.queens.board.GivenColumns;
import puzzlescope.queens.fast.BacktrackingCost;
import puzzlescope.queens.fast.Completion;
import puzzlescope.queens.fast.CountingPieces;
import puzzlescope.queens.fast.Diagonals;
import puzzlescope.queens.fast.GivenMasks;
import puzzlescope.queens.fast.PaulsConstruction;
import puzzlescope.queens.fast.QuarterJoin;
import puzzlescope.queens.fast.SwapRepair;
import puzzlescope.queens.fast.TurnedPlacements;

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
                ? QueensPuzzle.whyNotGiven(can, given(arguments), arguments.integer(QueensPuzzle.N)).stream()
                        .map(reason -> new Remark(QueensPuzzle.GIVEN.name(), reason, true))
                        .toList()
                : beyond;
    }

    private static List<Integer> given(Arguments arguments) {
        return arguments.get(QueensPuzzle.GIVEN);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, Answers answers) {
        int n = arguments.integer(QueensPuzzle.N);
        if (arguments.get(COUNT) || arguments.get(FUNDAMENTAL)) {
            count(n, arguments, answers);
            return Optional.empty();
        }
        if (n == 2 || n == 3) {
            return Optional.of(Message.of("queens.no-solution", n));
        }
        return GivenColumns.count(given(arguments)) == 0
                ? find(n, arguments, answers)
                : complete(GivenColumns.rows(given(arguments), n), arguments, answers);
    }

    private static void count(int n, Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        int given = GivenColumns.count(given(arguments));
        CountingPieces pieces =
                given == 0 ? new QuarterJoin(n) : new GivenMasks(GivenColumns.rows(given(arguments), n));
        var sum = new Sum(pieces, answers);
        Workers.share(arguments.integer(THREADS), pieces.size(), pieces::count, () -> {}, sum::add);
        var answer = new Answer().with("solutions", sum.solutions);
        if (arguments.get(FUNDAMENTAL)) {
            answer.with("half-turn", TurnedPlacements.byHalf(n))
                    .with("quarter-turn", TurnedPlacements.byQuarter(n))
                    .with("fundamental", TurnedPlacements.fundamental(n, sum.solutions));
        }
        answer.with("pieces", pieces.size());
        answers.say(
                (given == 0 ? answer.with("squares", BacktrackingCost.squares(n)) : answer).withSecondsSince(began));
    }

    private static Optional<Message> find(int n, Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        boolean constructs = arguments.get(ALGORITHM) == QueensAlgorithm.CONSTRUCTION;
        var changes = new Changes();
        int[] columns = constructs
                ? PaulsConstruction.columns(n)
                : new SwapRepair(n, arguments.get(QueensPuzzle.SEED), changes, () -> {})
                        .solve()
                        .orElseThrow();
        var answer = new Answer().with("algorithm", arguments.text(ALGORITHM));
        say(constructs ? answer : changes.in(answer), columns, began, answers);
        return Optional.empty();
    }

    /** Finds a solution that contains given queens by backtracking, since no formula does. */
    private static Optional<Message> complete(int[] given, Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        int n = given.length;
        if (arguments.get(ALGORITHM) == QueensAlgorithm.CONSTRUCTION) {
            var completion = new Completion(given);
            if (!completion.isPossible()) {
                return Optional.of(Message.of("queens.given.no-solution"));
            }
            var columns = IntStream.range(0, n).map(completion::column).toArray();
            say(new Answer().with("algorithm", QueensAlgorithm.BACKTRACKING.id()), columns, began, answers);
            return Optional.empty();
        }
        var changes = new Changes();
        var found = new SwapRepair(n, given, arguments.get(QueensPuzzle.SEED), changes, () -> {}).solve();
        if (found.isEmpty()) {
            return Optional.of(Message.of("queens.repair.given-up", n, SwapRepair.MOST_BEGINNINGS));
        }
        say(changes.in(new Answer().with("algorithm", arguments.text(ALGORITHM))), found.get(), began, answers);
        return Optional.empty();
    }

    private static void say(Answer answer, int[] columns, long began, Answers answers) {
        if (!Diagonals.arePeaceful(columns)) {
            throw new IllegalStateException("queens attack each other among " + columns.length);
        }
        var counted = IntStream.of(columns).mapToObj(column -> column + 1).toList();
        answers.say(answer.withSecondsSince(began).with("columns", counted));
    }

    private static final class Sum {

        private final CountingPieces pieces;
        private final Answers answers;
        private long solutions;
        private int done;

        Sum(CountingPieces pieces, Answers answers) {
            this.pieces = pieces;
            this.answers = answers;
        }

        void add(int piece, Long found) {
            solutions += pieces.images(piece) * found;
            answers.progress((double) ++done / pieces.size());
        }
    }

    private static final class Changes implements SwapRepair.Observer {

        private long attacked;
        private long exchanges;

        Answer in(Answer answer) {
            return answer.with("draws", attacked).with("exchanges", exchanges);
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
