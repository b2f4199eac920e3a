package puzzlescope.uitest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.run.SolverThread;

/** Finds arguments that make short or long runs of an algorithm, whatever its inputs are called. */
final class RunSizes {

    private static final int SHORT = 1_500;
    private static final int MOST_CHANGES = 24;
    private static final double SMALLER = 0.7;

    /** What was found, by puzzle and algorithm: finding it takes runs. */
    private static final Map<String, RunSizes> FOUND = new ConcurrentHashMap<>();

    private final Puzzle puzzle;
    private final Arguments presets;
    private final Arguments small;

    private RunSizes(Puzzle puzzle, String algorithm) {
        this.puzzle = puzzle;
        presets = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
        small = findSmall();
    }

    static RunSizes of(Puzzle puzzle, String algorithm) {
        return FOUND.computeIfAbsent(puzzle.id() + " " + algorithm, _ -> new RunSizes(puzzle, algorithm));
    }

    /** Arguments of a run that is over soon: the presets, or their numbers smaller. */
    Arguments small() {
        return small;
    }

    private Arguments findSmall() {
        var small = presets;
        for (int change = 0; change < MOST_CHANGES && (isBlocked(small) || !endsWithin(SHORT, small)); change++) {
            small = changed(small, change, SMALLER).orElse(small);
        }
        if (isBlocked(small)) {
            throw new IllegalStateException("no small run of " + puzzle.id());
        }
        return small;
    }

    /** Arguments whose numbers are as much larger as they may be, up to some measure. */
    Arguments large() {
        var large = presets;
        for (int number = 0; number < numbers(presets).size(); number++) {
            for (double factor : new double[] {8, 4, 2, 1.5}) {
                var changed = changed(large, number, factor);
                if (changed.isPresent()) {
                    large = changed.get();
                    break;
                }
            }
        }
        return large;
    }

    private boolean isBlocked(Arguments arguments) {
        return puzzle.check(arguments).stream().anyMatch(Remark::blocking);
    }

    /** Whether a run ends by so many events; on a thread like a run's, whose stack bears deep recursions. */
    private boolean endsWithin(int events, Arguments arguments) {
        var task = new FutureTask<>(() -> {
            try {
                puzzle.instance(arguments).solver().solve(new Limit(events));
                return true;
            } catch (RunStoppedException more) {
                return false;
            }
        });
        SolverThread.of("sizes", task).start();
        try {
            return task.get();
        } catch (ExecutionException | InterruptedException thrown) {
            throw new AssertionError(thrown);
        }
    }

    /** Takes so many events, or as much work without any. */
    private static final class Limit implements EventSink {

        private int left;

        Limit(int events) {
            left = events;
        }

        @Override
        public void emit(long event) {
            checkStopped();
        }

        @Override
        public void checkStopped() {
            if (left-- == 0) {
                throw new RunStoppedException();
            }
        }
    }

    /** The arguments with one of the numbers that make a difference changed; empty if it cannot be. */
    private Optional<Arguments> changed(Arguments arguments, int change, double factor) {
        var numbers = numbers(arguments);
        if (numbers.isEmpty()) {
            return Optional.empty();
        }
        var number = numbers.get(change % numbers.size());
        long value = Math.round(arguments.get(number) * factor);
        for (long near : new long[] {value, value + 1}) {
            try {
                var tried = arguments.with(number, String.valueOf(near));
                if (!isBlocked(tried) || isBlocked(arguments)) {
                    return Optional.of(tried);
                }
            } catch (InvalidInputException tooMuch) {
                // The next may do.
            }
        }
        return Optional.empty();
    }

    private List<NumberParameter> numbers(Arguments arguments) {
        return puzzle.parameters().stream()
                .filter(NumberParameter.class::isInstance)
                .map(NumberParameter.class::cast)
                .filter(number -> puzzle.matters(number, arguments))
                .toList();
    }

    /** Another value of some input, so that what is filled in is not what is shown. */
    Arguments other(Arguments arguments) {
        for (var parameter : puzzle.parameters().reversed()) {
            for (var text : others(parameter, arguments)) {
                try {
                    var tried = arguments.with(parameter, text);
                    if (puzzle.matters(parameter, arguments) && !isBlocked(tried)) {
                        return tried;
                    }
                } catch (InvalidInputException refused) {
                    // The next may do.
                }
            }
        }
        throw new IllegalStateException("nothing else can be filled in in " + puzzle.id());
    }

    private static String[] others(Parameter<?> parameter, Arguments arguments) {
        return switch (parameter) {
            case NumberParameter number ->
                new String[] {
                    String.valueOf(arguments.get(number) + 1), String.valueOf(arguments.get(number) + 2),
                    String.valueOf(arguments.get(number) - 1), String.valueOf(arguments.get(number) - 2)
                };
            case SeedParameter seed -> new String[] {seed.format(seed.later(arguments.get(seed), 1))};
            case ChoiceParameter<?> choice ->
                choice.choices().stream()
                        .filter(each -> !each.equals(arguments.text(choice)))
                        .toArray(String[]::new);
            default -> new String[0];
        };
    }
}
