package puzzlescope.knight;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.Outcome;
import puzzlescope.engine.solve.Answer;
import puzzlescope.engine.solve.Answers;
import puzzlescope.engine.solve.AskedFile;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.knight.event.CountEvent;
import puzzlescope.knight.event.CountEvent.CountGivenUp;
import puzzlescope.knight.event.CountEvent.SquareDecided;
import puzzlescope.knight.event.CountEvent.ToursCounted;
import puzzlescope.knight.event.CountKind;
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

    private static final AskedFile OUT = new AskedFile("out");

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
                AskedFile.FORCE);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int rows = arguments.integer(KnightPuzzle.ROWS);
        int columns = arguments.integer(KnightPuzzle.COLUMNS);
        var start = arguments.get(KnightPuzzle.START);
        if (!start.isOn(rows, columns)) {
            var outside = Message.of("knight.start-outside", start.toString(), rows - 1, columns - 1);
            return List.of(new Remark(KnightPuzzle.START.name(), outside, true));
        }
        if (arguments.get(COUNT) && Math.min(rows, columns) > FrontierSweeps.WIDEST) {
            var wide = Message.of("knight.remark.too-wide", FrontierSweeps.WIDEST);
            return List.of(new Remark(KnightPuzzle.ROWS.name(), wide, true));
        }
        if (arguments.get(COMPARE) && !OrderComparison.canCompare(arguments)) {
            var large = Message.of("knight.compare.too-large", OrderComparison.LARGEST);
            return List.of(new Remark(KnightPuzzle.ROWS.name(), large, true));
        }
        return OUT.obstacles(arguments);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, Answers answers) {
        if (arguments.get(COMPARE)) {
            compare(arguments, answers);
            return Optional.empty();
        }
        return arguments.get(COUNT) ? count(arguments, answers) : find(arguments, answers);
    }

    /** Prints a row for each order in which squares are tried. */
    private static void compare(Arguments given, Answers answers) {
        var arguments = new KnightPuzzle().presets();
        for (var parameter : List.<Parameter<?>>of(KnightPuzzle.ROWS, KnightPuzzle.COLUMNS, KnightPuzzle.START)) {
            arguments = arguments.with(parameter, given.text(parameter));
        }
        var comparison = new OrderComparison(arguments, given.get(LIMIT));
        comparison.run(() -> answers.progress(comparison.done()));
        var rows = OrderComparison.ORDERS.stream()
                .map(order -> row(order.id(), comparison.standing(order)))
                .toList();
        answers.heading(rows.getFirst());
        rows.forEach(answers::row);
    }

    private static Answer row(String order, OrderComparison.Standing standing) {
        return new Answer()
                .with("algorithm", order)
                .with("calls", standing.visited())
                .with("taken-back", standing.takenBack())
                .with("milliseconds", standing.nanos() / NANOS_IN_MILLI)
                .with("result", Algorithm.id(standing.state()));
    }

    private static Optional<Message> find(Arguments arguments, Answers answers) {
        int rows = arguments.integer(KnightPuzzle.ROWS);
        int columns = arguments.integer(KnightPuzzle.COLUMNS);
        var start = arguments.get(KnightPuzzle.START);
        boolean closed = arguments.get(CLOSED);
        long began = System.nanoTime();
        var found = TourFinder.find(rows, columns, start, closed, () -> {});
        var answer = new Answer();
        if (found.tour().isEmpty()) {
            answers.say(answer.withSecondsSince(began));
            return Optional.of(whyNot(found, rows, columns, arguments));
        }
        var tour = found.tour().orElseThrow();
        answer.with(tour.isClosed() ? "closed-tour" : "open-tour", tour.length());
        if (found.down() > 0) {
            answer.with("pieces", (long) found.down() * found.across());
        }
        answer.withSecondsSince(began);
        if (!tour.isComplete() || closed && !tour.isClosed()) {
            throw new IllegalStateException("the tour is none");
        }
        answers.say(answer.with("checked", tour.length()));
        write(arguments, tour, answers);
        return Optional.empty();
    }

    private static Message whyNot(TourFinder found, int rows, int columns, Arguments arguments) {
        return switch (found.verdict()) {
            case GAVE_UP -> Message.of("knight.solve.gave-up");
            case FOUND, ABSENT ->
                (arguments.get(CLOSED)
                                ? Impossibility.ofClosed(rows, columns)
                                : Impossibility.of(rows, columns, arguments.get(KnightPuzzle.START)))
                        .orElse(Impossibility.EXHAUSTED_START)
                        .message(rows, columns);
        };
    }

    private static void write(Arguments arguments, Tour tour, Answers answers) {
        boolean written =
                OUT.write(arguments, WholeFile.of(tour.picture().toString().getBytes(StandardCharsets.UTF_8)));
        if (!written && tour.columns() <= MOST_COLUMNS) {
            answers.text(tour.picture());
        }
    }

    private static Optional<Message> count(Arguments arguments, Answers answers) {
        int rows = arguments.integer(KnightPuzzle.ROWS);
        int columns = arguments.integer(KnightPuzzle.COLUMNS);
        long began = System.nanoTime();
        var counted = new Counted(answers, rows * columns);
        var outcome = new FrontierSweeps(rows, columns, arguments.get(KnightPuzzle.START)).solve(counted);
        answers.say(counted.answer.withSecondsSince(began));
        return outcome == Outcome.GAVE_UP ? Optional.of(counted.last.sentence()) : Optional.empty();
    }

    private static final class Counted implements EventSink {

        private static final int SWEEPS = 3;

        private final Answers answers;
        private final int squares;
        private final Answer answer = new Answer();
        private CountEvent last = new CountGivenUp(true);
        private int sweeps;

        Counted(Answers answers, int squares) {
            this.answers = answers;
            this.squares = squares;
        }

        @Override
        public void emit(long event) {
            last = (CountEvent) CountKind.VOCABULARY.unpack(event);
            if (last instanceof SquareDecided decided) {
                answers.progress((sweeps + (double) decided.decided() / squares) / SWEEPS);
            } else if (last instanceof ToursCounted counted) {
                sweeps++;
                answer.with(
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
