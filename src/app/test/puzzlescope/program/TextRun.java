package puzzlescope.program;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.ProgramInstance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** A text of events that was run to its end. */
final class TextRun {

    private static final long MOST_STEPS = 100_000;

    private final Instance instance;
    private final long[] events;

    private TextRun(Instance instance, long[] events) {
        this.instance = instance;
        this.events = events;
    }

    Instance instance() {
        return instance;
    }

    /** Returns its packed events. */
    long[] events() {
        return events;
    }

    /** A puzzle and the arguments of a run. */
    record Inputs(Puzzle puzzle, Arguments arguments) {}

    static TextRun of(String text) {
        var run = arguments(text);
        return of(run.puzzle(), run.arguments());
    }

    /** Returns the inputs that a text says, with its program. */
    static Inputs arguments(String text) {
        var head = EventFile.of(text.getBytes(StandardCharsets.UTF_8)).head();
        return new Inputs(head.puzzle(), head.arguments().withProgram(new ProgramSource(EventLanguage.ID, text)));
    }

    /** Returns arguments with some inputs, as in {@code n=6 one-at-a-time=yes}. */
    static Arguments arguments(Puzzle puzzle, String inputs) {
        var arguments = puzzle.presets();
        for (var input : inputs.split(" ", -1)) {
            var parameter = puzzle.parameters().stream()
                    .filter(each -> input.startsWith(each.name() + "="))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, input.substring(input.indexOf('=') + 1));
        }
        return arguments;
    }

    /** Runs bytes that need not be UTF-8, with four queens. */
    static TextRun of(Puzzle puzzle, byte[] bytes) {
        var rules = puzzle.programRules().orElseThrow();
        var program = EventFile.of(bytes).program(rules);
        return of(ProgramInstance.of(puzzle, rules, arguments(puzzle, "n=4"), program));
    }

    static TextRun of(Puzzle puzzle, Arguments arguments) {
        return of(puzzle.instance(arguments));
    }

    /** Runs an algorithm for at most some steps. */
    static TextRun ofBeginning(Puzzle puzzle, Arguments arguments) {
        var instance = puzzle.instance(arguments);
        var events = LongStream.builder();
        solve(instance, events::add);
        return new TextRun(instance, events.build().toArray());
    }

    private static void solve(Instance instance, EventSink sink) {
        try {
            new FirstEvents(MOST_STEPS).of(instance.solver()).solve(sink);
        } catch (RunStoppedException _) {
            // Its beginning is enough.
        }
    }

    private static TextRun of(Instance instance) {
        var events = LongStream.builder();
        instance.solver().solve(events::add);
        return new TextRun(instance, events.build().toArray());
    }

    /** Returns a run as the text of a program that takes the same steps. */
    static String printed(Puzzle puzzle, Arguments arguments) {
        return printed(new LineSpelling(), puzzle, arguments);
    }

    /** Returns a run in a form. */
    static String printed(EventSpelling spelling, Puzzle puzzle, Arguments arguments) {
        var text = new StringBuilder();
        var instance = puzzle.instance(arguments);
        var printer = spelling.printer(puzzle, instance, text::append);
        printer.begin(puzzle, arguments);
        solve(instance, printer::emit);
        printer.end();
        return text.toString();
    }

    /** Returns a text of steps, run to its end and printed in a form. */
    static String printedAgain(EventSpelling spelling, String text) {
        var inputs = arguments(text);
        var run = of(inputs.puzzle(), inputs.arguments());
        var printed = new StringBuilder();
        var printer = spelling.printer(inputs.puzzle(), run.instance, printed::append);
        printer.begin(inputs.puzzle(), inputs.arguments());
        LongStream.of(run.events).forEach(printer::emit);
        printer.end();
        return printed.toString();
    }

    /** Returns the sentences of the puzzle's own events, in English. */
    List<String> sentences() {
        return LongStream.of(ofPuzzle())
                .mapToObj(event -> new Words(Language.ENGLISH)
                        .localize(instance.vocabulary().unpack(event).sentence()))
                .toList();
    }

    Verdict verdict() {
        var last = instance.vocabulary().unpack(events[events.length - 1]);
        return ((ProgramEvent.Ended) last).asVerdict();
    }

    /** Returns the events of the puzzle's own kinds. */
    long[] ofPuzzle() {
        return LongStream.of(events)
                .filter(event -> !(instance.vocabulary().unpack(event) instanceof ProgramEvent))
                .toArray();
    }

    /** Returns the calls, and the values of those that return one. */
    List<String> calls() {
        return LongStream.of(events)
                .filter(event -> instance.vocabulary().depthChange(event) != 0)
                .mapToObj(instance.vocabulary()::unpack)
                .map(event -> event.call() + event.result())
                .toList();
    }

    /** Returns what is to be known about the text, in English. */
    List<String> notes() {
        return LongStream.of(events)
                .mapToObj(instance.vocabulary()::unpack)
                .filter(ProgramEvent.Noted.class::isInstance)
                .map(event -> new Words(Language.ENGLISH).localize(event.sentence()))
                .toList();
    }

    /** Returns what the program said. */
    List<String> said() {
        return LongStream.of(events)
                .mapToObj(instance.vocabulary()::unpack)
                .filter(ProgramEvent.Said.class::isInstance)
                .map(event -> ((ProgramEvent.Said) event).words())
                .toList();
    }

    /** Returns what happened to the nodes of a search. */
    List<String> searchSteps() {
        return LongStream.of(events)
                .mapToObj(event -> instance.vocabulary().unpack(event).searchStep())
                .flatMap(Optional::stream)
                .map(step -> step.type() + " " + step.node() + " " + step.parent())
                .toList();
    }

    /** Returns the number of events that move something. */
    long steps() {
        return LongStream.of(events)
                .mapToObj(event -> instance.vocabulary().unpack(event).kind())
                .filter(kind -> kind.roles().contains(Role.TRY)
                        || kind.roles().contains(Role.UNDO)
                        || kind.roles().contains(Role.DO) && !kind.name().equals("KNIGHT_PLACED"))
                .count();
    }

    /** Applies all events and undoes them one by one; returns whether each state of the board comes again. */
    boolean undone() {
        var board = instance.board();
        var states = new ArrayDeque<byte[]>();
        for (var event : events) {
            states.push(board.snapshot());
            board.apply(event);
        }
        for (int at = events.length - 1; at >= 0; at--) {
            board.undo(events[at]);
            if (!Arrays.equals(board.snapshot(), states.pop())) {
                return false;
            }
        }
        return true;
    }

    /** Returns the last sentence, in English. */
    String sentence() {
        var last = instance.vocabulary().unpack(events[events.length - 1]);
        return new Words(Language.ENGLISH).localize(last.sentence());
    }
}
