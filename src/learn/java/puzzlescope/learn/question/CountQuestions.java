package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.text.Counter;

/** Questions about counts and quantities. */
final class CountQuestions {

    /** Greatest distance of positions whose values are used as wrong choices. */
    private static final int NEARBY = 12;

    private CountQuestions() {}

    static Optional<QuestionBuilder> lineCount(RunFacts run, int position, PythonRandom random) {
        return line(run, position, position, "question.line-count", random);
    }

    static Optional<QuestionBuilder> lineTotal(RunFacts run, int position, PythonRandom random) {
        return line(run, position, run.length(), "question.line-total", random);
    }

    /** Asks how often the line of the step that led to a position was reached before {@code end}. */
    private static Optional<QuestionBuilder> line(
            RunFacts run, int position, int end, String key, PythonRandom random) {
        int line = run.line(position - 1);
        var code = line < 0 ? Optional.<Message>empty() : run.lineInWords(line);
        if (code.isEmpty()) {
            return Optional.empty();
        }
        var counts = new long[run.lines()];
        int last = 0;
        for (int event = 0; event < end; event++) {
            int its = run.line(event);
            if (its >= 0) {
                counts[its]++;
            }
            if (its == line) {
                last = event;
            }
        }
        var wrong = new ArrayList<Long>();
        for (long count : counts) {
            if (count > 0) {
                wrong.add(count);
            }
        }
        return QuestionBuilder.number(
                run,
                Message.of(key, end, code.get()),
                SpokenCount.of(counts[line], 1, end),
                StepQuestions.shuffled(wrong, random),
                last(run, last),
                random);
    }

    static Optional<QuestionBuilder> counter(RunFacts run, int position, PythonRandom random) {
        return counter(run, position, "question.counter", random);
    }

    static Optional<QuestionBuilder> counterTotal(RunFacts run, int position, PythonRandom random) {
        return counter(run, run.length(), "question.counter-total", random);
    }

    private static Optional<QuestionBuilder> counter(RunFacts run, int position, String key, PythonRandom random) {
        if (run.counters().isEmpty()) {
            return Optional.empty();
        }
        var counter = random.choice(run.counters());
        long right = run.count(counter, position);
        var wrong = new ArrayList<Long>();
        for (var other : run.counters()) {
            wrong.add(run.count(other, position));
        }
        return QuestionBuilder.number(
                run,
                Message.of(key, position, Message.of(counter.key())),
                SpokenCount.of(right, 0, position),
                StepQuestions.shuffled(wrong, random),
                lastCounted(run, counter, position, right),
                random);
    }

    /** Returns the last step at which a counter grew, by bisection, since it never decreases. */
    private static Message lastCounted(RunFacts run, Counter counter, int position, long right) {
        if (right == 0) {
            return Message.of("question.none");
        }
        int low = 0;
        int high = position;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (run.count(counter, middle) < right) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return last(run, high - 1);
    }

    private static Message last(RunFacts run, int event) {
        return Message.of("question.last", run.step(event));
    }

    static Optional<QuestionBuilder> triesBeforeResult(RunFacts run, int position, PythonRandom random) {
        int result = run.next(0, run.ofRole(Role.SOLUTION));
        if (result < 0 || run.next(0, run.ofRole(Role.TRY)) < 0) {
            return Optional.empty();
        }
        // A try that is itself the result, such as a matching file, is not counted as before it.
        var wrong = List.of(
                run.count(result, run.ofRole(Role.REJECT)),
                run.count(result, run.ofRole(Role.DO)),
                run.count(run.length(), run.ofRole(Role.TRY)));
        return QuestionBuilder.number(
                run,
                Message.of(run.puzzleKey("question.tries-before-result")),
                SpokenCount.of(run.count(result, run.ofRole(Role.TRY)), 0, result),
                StepQuestions.shuffled(wrong, random),
                run.step(result),
                random);
    }

    static Optional<QuestionBuilder> measure(RunFacts run, int position, PythonRandom random) {
        var measure = run.session().instance().measure();
        if (measure.isRecursion() || !run.isMeasured()) {
            return Optional.empty();
        }
        int part = run.session().trace().phases().part(position - 1);
        return QuestionBuilder.number(
                run,
                Message.of("question.measure", position, measure.name(part)),
                new SpokenCount(run.measure(position), 0, Long.MAX_VALUE, value -> measure.value(part, (int) value)),
                nearby(run, position, run::measure),
                run.step(position - 1),
                random);
    }

    static Optional<QuestionBuilder> measureGreatest(RunFacts run, int position, PythonRandom random) {
        var measure = run.session().instance().measure();
        if (measure.isRecursion() || measure.parts() > 1 || !run.isMeasured()) {
            return Optional.empty();
        }
        return greatest(run, run::measure, "question.measure-greatest", measure.name(0), random);
    }

    static Optional<QuestionBuilder> depth(RunFacts run, int position, PythonRandom random) {
        if (!run.hasRecursionDepth()) {
            return Optional.empty();
        }
        int innermost = run.innermost(position);
        return QuestionBuilder.number(
                run,
                Message.of("question.depth", position),
                SpokenCount.of(run.depth(position), 0, position),
                nearby(run, position, run::depth),
                innermost < 0
                        ? Message.of("question.depth.none")
                        : Message.of("question.innermost", run.step(innermost)),
                random);
    }

    static Optional<QuestionBuilder> depthGreatest(RunFacts run, int position, PythonRandom random) {
        return run.hasRecursionDepth()
                ? greatest(run, run::depth, "question.depth-greatest", Message.of("measure.depth"), random)
                : Optional.empty();
    }

    /** Asks for the greatest value in the whole run. */
    private static Optional<QuestionBuilder> greatest(
            RunFacts run, IntUnaryOperator values, String key, Message name, PythonRandom random) {
        int at = 0;
        for (int position = 1; position <= run.length(); position++) {
            if (values.applyAsInt(position) > values.applyAsInt(at)) {
                at = position;
            }
        }
        return QuestionBuilder.number(
                run,
                Message.of(key, name),
                SpokenCount.of(values.applyAsInt(at), 0, Long.MAX_VALUE),
                List.of(),
                at == 0 ? Message.of("question.from-start") : Message.of("question.first-reached", run.step(at - 1)),
                random);
    }

    /** Returns the values at nearby positions, nearest first. */
    private static List<Long> nearby(RunFacts run, int position, IntUnaryOperator values) {
        var others = new ArrayList<Long>();
        for (int away = 1; away <= NEARBY; away++) {
            if (position >= away) {
                others.add((long) values.applyAsInt(position - away));
            }
            if (position + away <= run.length()) {
                others.add((long) values.applyAsInt(position + away));
            }
        }
        return others;
    }
}
