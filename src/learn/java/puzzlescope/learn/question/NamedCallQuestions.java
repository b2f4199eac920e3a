package puzzlescope.learn.question;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.random.PythonRandom;

/** Questions about all calls of the same name: which of them returned a value, and how many tries they made. */
final class NamedCallQuestions {

    /** Statistics of a value or a name. */
    private static final class Gathered {

        private final Set<String> names = new LinkedHashSet<>();
        private long count;
        private int last;

        void add(String name, int event) {
            names.add(name);
            count++;
            last = event;
        }

        String name() {
            return names.iterator().next();
        }
    }

    private NamedCallQuestions() {}

    /** Asks for the name of the calls that alone returned a value before a position. */
    static Optional<QuestionBuilder> callOfValue(RunFacts run, int position, PythonRandom random) {
        var values = new LinkedHashMap<String, Gathered>();
        for (int event = 0; event < position; event++) {
            int opened = run.isReturn(event) ? run.beginning(event) : -1;
            var value = opened < 0 ? "" : run.event(event).result();
            var name = value.isEmpty() ? "" : run.event(opened).call();
            if (!name.isBlank()) {
                values.computeIfAbsent(value, _ -> new Gathered()).add(name, event);
            }
        }
        var ofOne = values.entrySet().stream()
                .filter(each -> each.getValue().names.size() == 1)
                .toList();
        if (!run.hasCalls() || ofOne.isEmpty()) {
            return Optional.empty();
        }
        var chosen = random.choice(ofOne);
        var questionBuilder = QuestionBuilder.of(
                run,
                Message.of("question.call-of-value", position, chosen.getKey()),
                text(chosen.getValue().name()),
                run.step(chosen.getValue().last));
        var names = values.values().stream()
                .flatMap(each -> each.names.stream())
                .distinct()
                .toList();
        StepQuestions.shuffled(names, random).forEach(name -> questionBuilder.or(text(name)));
        return Optional.of(questionBuilder);
    }

    private static Message text(String name) {
        return Message.of("question.text", name);
    }

    /** Asks for the number of tries made directly by the calls of one name, such as all squares of a row. */
    static Optional<QuestionBuilder> triesOfCalls(RunFacts run, int position, PythonRandom random) {
        var tries = new LinkedHashMap<String, Gathered>();
        var open = new ArrayDeque<String>();
        for (int event = 0; event < run.length(); event++) {
            var name = open.isEmpty() ? "" : open.element();
            if (run.has(event, Role.TRY) && !name.isBlank()) {
                tries.computeIfAbsent(name, _ -> new Gathered()).add(name, event);
            }
            if (run.isCall(event)) {
                open.push(run.event(event).call());
            } else if (run.isReturn(event) && !open.isEmpty()) {
                open.pop();
            }
        }
        boolean differ =
                tries.values().stream().mapToLong(each -> each.count).distinct().count() > 1;
        if (!run.hasCalls() || !differ) {
            return Optional.empty();
        }
        var all = List.copyOf(tries.values());
        var chosen = random.choice(all);
        var wrong = StepQuestions.shuffled(all, random).stream()
                .map(each -> each.count)
                .toList();
        return QuestionBuilder.number(
                run,
                Message.of(run.puzzleKey("question.tries-of-calls"), chosen.name()),
                SpokenCount.of(chosen.count, 1, run.length()),
                wrong,
                Message.of("question.last", run.step(chosen.last)),
                random);
    }
}
