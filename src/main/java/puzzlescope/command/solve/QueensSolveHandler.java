package puzzlescope.command.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.queens.QueensAlgorithm;
import puzzlescope.core.puzzle.queens.QueensPuzzle;
import puzzlescope.core.puzzle.queens.fast.BacktrackingCost;
import puzzlescope.core.puzzle.queens.fast.CountingPieces;
import puzzlescope.core.puzzle.queens.fast.Diagonals;
import puzzlescope.core.puzzle.queens.fast.PaulsConstruction;
import puzzlescope.core.puzzle.queens.fast.QuarterJoin;
import puzzlescope.core.puzzle.queens.fast.SwapRepair;
import puzzlescope.core.puzzle.queens.fast.TurnedPlacements;
import puzzlescope.core.run.Workers;

/** Counts all solutions or the fundamental ones, or finds one on a board of up to a million rows. */
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
        return List.of(QueensPuzzle.N, COUNT, FUNDAMENTAL, ALGORITHM, QueensPuzzle.SEED, THREADS);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        boolean counts = arguments.get(COUNT) || arguments.get(FUNDAMENTAL);
        return counts ? QueensAlgorithm.FUNDAMENTAL.beyond(arguments) : List.of();
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
        find(n, arguments, answers);
        return Optional.empty();
    }

    private static void count(int n, Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        CountingPieces pieces = new QuarterJoin(n);
        var sum = new Sum(pieces, answers);
        Workers.share(arguments.integer(THREADS), pieces.size(), pieces::count, () -> {}, sum::add);
        var answer = new Answer().with("solutions", sum.solutions);
        if (arguments.get(FUNDAMENTAL)) {
            answer.with("half-turn", TurnedPlacements.byHalf(n))
                    .with("quarter-turn", TurnedPlacements.byQuarter(n))
                    .with("fundamental", TurnedPlacements.fundamental(n, sum.solutions));
        }
        answers.say(answer.with("pieces", pieces.size())
                .with("squares", BacktrackingCost.squares(n))
                .withSecondsSince(began));
    }

    private static void find(int n, Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        boolean constructs = arguments.get(ALGORITHM) == QueensAlgorithm.CONSTRUCTION;
        var changes = new Changes();
        int[] columns = constructs
                ? PaulsConstruction.columns(n)
                : new SwapRepair(n, arguments.get(QueensPuzzle.SEED), changes, () -> {}).solve();
        if (!Diagonals.arePeaceful(columns)) {
            throw new IllegalStateException("queens attack each other among " + n);
        }
        var answer = new Answer().with("algorithm", arguments.text(ALGORITHM));
        if (!constructs) {
            answer.with("draws", changes.attacked).with("exchanges", changes.exchanges);
        }
        answers.say(answer.withSecondsSince(began)
                .with(
                        "columns",
                        IntStream.of(columns).mapToObj(column -> column + 1).toList()));
    }

    /** Adds the pieces up as they come. */
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
