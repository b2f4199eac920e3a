package puzzlescope.knight;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.knight.event.KnightCountEvent;
import puzzlescope.knight.event.KnightCountEvent.CountGivenUp;
import puzzlescope.knight.event.KnightCountEvent.SquareDecided;
import puzzlescope.knight.event.KnightCountEvent.ToursCounted;
import puzzlescope.knight.fast.Tour;
import puzzlescope.knight.fast.TourFinder;
import puzzlescope.knight.search.FrontierSweeps;
import puzzlescope.knight.space.Impossibility;

/**
 * Finds a knight's tour on any board and checks its every square, counts all tours, or compares the orders of squares.
 */
public final class KnightSolveHandler implements SolveHandler {

    private static final ChoiceParameter<Boolean> CLOSED = ChoiceParameter.yesOrNo("closed");
    private static final ChoiceParameter<Boolean> COUNT = ChoiceParameter.yesOrNo("count");
    private static final ChoiceParameter<Boolean> COMPARE = ChoiceParameter.yesOrNo("compare");

    /** Limit on the calls for each order compared. */
    private static final NumberParameter LIMIT = new NumberParameter("limit", 1, 100_000_000_000L, false, 10_000_000L);

    private static final double NANOS_IN_MILLI = 1e6;

    private static final OutputFile OUT = new OutputFile("out");

    /** Boards with more columns are not printed. */
    private static final int MOST_COLUMNS = 50;

    private final Puzzle puzzle = new KnightPuzzle();

    @Override
    public String id() {
        return puzzle.id();
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                KnightPuzzle.ROWS,
                KnightPuzzle.COLUMNS,
                KnightPuzzle.START,
                CLOSED,
                COUNT,
                COMPARE,
                LIMIT,
                OUT.input(),
                OutputFile.FORCE);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int rows = arguments.integer(KnightPuzzle.ROWS);
        int columns = arguments.integer(KnightPuzzle.COLUMNS);
        var outside = KnightPuzzle.startOutside(arguments);
        if (outside.isPresent()) {
            return List.of(new Remark(KnightPuzzle.START.name(), outside.get(), true));
        }
        if (arguments.get(COUNT) && Math.min(rows, columns) > FrontierSweeps.WIDEST) {
            var wide = Message.of("knight.remark.too-wide", FrontierSweeps.WIDEST);
            return List.of(new Remark(KnightPuzzle.ROWS.name(), wide, true));
        }
        if (arguments.get(COMPARE) && !OrderComparison.canCompare(arguments)) {
            var large = Message.of("knight.compare.too-large", OrderComparison.LARGEST);
            return List.of(new Remark(KnightPuzzle.ROWS.name(), large, true));
        }
        return OUT.problems(arguments);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        if (arguments.get(COMPARE)) {
            compare(arguments, answerSink);
            return Optional.empty();
        }
        return arguments.get(COUNT) ? count(arguments, answerSink) : find(arguments, answerSink);
    }

    /** Prints a row for each order in which squares are tried. */
    private static void compare(Arguments given, AnswerSink answerSink) {
        var arguments = new KnightPuzzle().presets();
        for (var parameter : List.<Parameter<?>>of(KnightPuzzle.ROWS, KnightPuzzle.COLUMNS, KnightPuzzle.START)) {
            arguments = arguments.with(parameter, given.text(parameter));
        }
        var comparison = new OrderComparison(arguments, given.get(LIMIT));
        comparison.run(() -> answerSink.progress(comparison.done()));
        var rows = OrderComparison.ORDERS.stream()
                .map(order -> row(order.id(), comparison.result(order)))
                .toList();
        answerSink.heading(rows.getFirst());
        rows.forEach(answerSink::row);
    }

    private static SolveAnswer row(String order, OrderComparison.Result result) {
        return new SolveAnswer()
                .with("algorithm", order)
                .with("calls", result.visited())
                .with("taken-back", result.takenBack())
                .with("milliseconds", result.nanos() / NANOS_IN_MILLI)
                .with("result", result.state().id());
    }

    private static Optional<Message> find(Arguments arguments, AnswerSink answerSink) {
        int rows = arguments.integer(KnightPuzzle.ROWS);
        int columns = arguments.integer(KnightPuzzle.COLUMNS);
        var start = KnightPuzzle.start(arguments);
        boolean closed = arguments.get(CLOSED);
        long began = System.nanoTime();
        var found = TourFinder.find(rows, columns, start, closed, () -> {});
        var solveAnswer = new SolveAnswer();
        if (found.tour().isEmpty()) {
            answerSink.print(solveAnswer.withSecondsSince(began));
            return Optional.of(whyNot(found, rows, columns, arguments));
        }
        var tour = found.tour().orElseThrow();
        solveAnswer.with(tour.isClosed() ? "closed-tour" : "open-tour", tour.length());
        if (found.down() > 0) {
            solveAnswer.with("pieces", (long) found.down() * found.across());
        }
        solveAnswer.withSecondsSince(began);
        if (!tour.isComplete() || closed && !tour.isClosed()) {
            throw new IllegalStateException("the tour is none");
        }
        answerSink.print(solveAnswer.with("checked", tour.length()));
        write(arguments, tour, answerSink);
        return Optional.empty();
    }

    private static Message whyNot(TourFinder found, int rows, int columns, Arguments arguments) {
        return switch (found.verdict()) {
            case GAVE_UP -> Message.of("knight.solve.gave-up");
            case FOUND, ABSENT ->
                (arguments.get(CLOSED)
                                ? Impossibility.ofClosed(rows, columns)
                                : Impossibility.of(rows, columns, KnightPuzzle.start(arguments)))
                        .orElse(Impossibility.EXHAUSTED_START)
                        .message(rows, columns);
        };
    }

    private static void write(Arguments arguments, Tour tour, AnswerSink answerSink) {
        boolean written =
                OUT.write(arguments, WholeFile.of(tour.picture().toString().getBytes(StandardCharsets.UTF_8)));
        if (!written && tour.columns() <= MOST_COLUMNS) {
            answerSink.text(tour.picture());
        }
    }

    private static Optional<Message> count(Arguments arguments, AnswerSink answerSink) {
        int rows = arguments.integer(KnightPuzzle.ROWS);
        int columns = arguments.integer(KnightPuzzle.COLUMNS);
        long began = System.nanoTime();
        var countListener = new CountListener(answerSink, rows * columns);
        var runOutcome = new FrontierSweeps(rows, columns, KnightPuzzle.start(arguments)).solve(countListener);
        answerSink.print(countListener.solveAnswer.withSecondsSince(began));
        return runOutcome == RunOutcome.GAVE_UP ? Optional.of(countListener.last.sentence()) : Optional.empty();
    }

    private static final class CountListener implements EventSink {

        private static final int SWEEPS = 3;

        private final AnswerSink answerSink;
        private final int squares;
        private final SolveAnswer solveAnswer = new SolveAnswer();
        private KnightCountEvent last = new CountGivenUp(true);
        private int sweeps;

        CountListener(AnswerSink answerSink, int squares) {
            this.answerSink = answerSink;
            this.squares = squares;
        }

        @Override
        public void emit(long event) {
            last = (KnightCountEvent) KnightCountEvent.Kind.VOCABULARY.unpack(event);
            if (last instanceof SquareDecided decided) {
                answerSink.progress((sweeps + (double) decided.decided() / squares) / SWEEPS);
            } else if (last instanceof ToursCounted counted) {
                sweeps++;
                solveAnswer.with(
                        switch (counted.sweep()) {
                            case CLOSED -> "closed-tours";
                            case START -> "tours-from-start";
                            case ALL -> "tours";
                        },
                        counted.tours());
            }
        }
    }
}
