package puzzlescope.program.source;

import java.util.Optional;
import java.util.regex.Pattern;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ProgramInstance;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.PuzzleResource;

/**
 * The example from which a person has started, on a board without steps. It is known as long as everything down to the end
 * of its method {@code run}, and with it the input, is left as it was.
 */
final class OriginalExample {

    /** From the name of the class to the end of the method; the examples are indented by four spaces. */
    private static final Pattern INPUT = Pattern.compile("(?ms)^class .*?\\brun\\(\\) \\{.*?^ {4}\\}");

    private static final Pattern SPACE = Pattern.compile("\\s+");

    private OriginalExample() {}

    /** Returns the text of the example; empty if it is not known. */
    static Optional<String> of(Puzzle puzzle, ProgramRules rules, String text) {
        return rules.hasSteps()
                ? Optional.empty()
                : rules.examples().stream()
                        .flatMap(name -> PuzzleResource.read(puzzle, name + ".java").stream())
                        .filter(example -> hasInput(text, example))
                        .findFirst();
    }

    /** Returns the answer that a program should have, as its text is shown; empty if it is not known. */
    static Optional<String> answer(Puzzle puzzle, ProgramRules rules, Arguments arguments, String text) {
        return of(puzzle, rules, text)
                .flatMap(example ->
                        answer(puzzle, rules, arguments, JavaLanguage.program(example, rules, Detail.CALLS)));
    }

    private static boolean hasInput(String text, String example) {
        var input = INPUT.matcher(example);
        return input.find() && withoutLines(text).contains(withoutLines(input.group()));
    }

    private static String withoutLines(String text) {
        return SPACE.matcher(text).replaceAll(" ");
    }

    private static Optional<String> answer(Puzzle puzzle, ProgramRules rules, Arguments arguments, Program example) {
        var instance = ProgramInstance.of(puzzle, rules, arguments, example);
        var end = new LastEvents();
        instance.solver().solve(end);
        var vocabulary = instance.vocabulary();
        boolean isRight = vocabulary.unpack(end.last) instanceof ProgramEvent.Ended ended
                && ended.asVerdict().kind() == Verdict.Kind.RIGHT;
        return isRight && vocabulary.unpack(end.before) instanceof ProgramEvent.Returned returned
                ? Optional.of(returned.result())
                : Optional.empty();
    }

    private static final class LastEvents implements EventSink {

        private long before;
        private long last;

        @Override
        public void emit(long event) {
            before = last;
            last = event;
        }
    }
}
