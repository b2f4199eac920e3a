package puzzlescope.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Words;

/**
 * A run that has ended, compared with the task of a chapter.
 *
 * @param missing the inputs that differ from the task
 * @param count the count of the run; empty if the task wants none, or the run does not count this
 * @param isAsWanted whether inputs and count are those of the task
 */
public record RunAssessment(List<Parameter<?>> missing, OptionalLong count, boolean isAsWanted) {

    public RunAssessment {
        missing = List.copyOf(missing);
    }

    /** Compares the run of a session with a task. */
    public static RunAssessment of(Session session, Task.Make task, Words words) {
        List<Parameter<?>> missing = new ArrayList<>();
        task.inputs().forEach((name, wanted) -> {
            var parameter = parameter(session.puzzle(), name);
            if (!isAs(session.arguments(), parameter, wanted)) {
                missing.add(parameter);
            }
        });
        var count = task.count().map(wanted -> count(session, wanted, words)).orElse(OptionalLong.empty());
        boolean isCounted = task.count()
                .map(wanted ->
                        count.isPresent() && count.getAsLong() >= wanted.least() && count.getAsLong() <= wanted.most())
                .orElse(true);
        return new RunAssessment(missing, count, missing.isEmpty() && isCounted);
    }

    private static boolean isAs(Arguments arguments, Parameter<?> parameter, String wanted) {
        return arguments
                .text(parameter)
                .equals(arguments.with(parameter, wanted).text(parameter));
    }

    private static OptionalLong count(Session session, Task.Count wanted, Words words) {
        var timeline = session.newTimeline();
        timeline.seek(session.trace().length());
        Optional<Counter> counter = Counter.of(session, words, timeline.span()).stream()
                .filter(each -> each.key().equals(wanted.counter()))
                .findFirst();
        return counter.map(each -> each.at(timeline)).orElse(OptionalLong.empty());
    }

    /** Checks wanted inputs; throws {@link InvalidInputException} if the puzzle has none of that name or value. */
    static void checkInputs(Puzzle puzzle, Map<String, String> inputs) {
        inputs.forEach((name, value) -> parameter(puzzle, name).parse(value));
    }

    private static Parameter<?> parameter(Puzzle puzzle, String name) {
        return puzzle.parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InvalidInputException(Message.of("run-file.unknown", name)));
    }
}
