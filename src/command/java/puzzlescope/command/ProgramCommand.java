package puzzlescope.command;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramProblem;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramInstance;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.OneLine;
import puzzlescope.engine.text.Words;

/** Runs a person's program, or reads what one printed, and judges it by the rules of the puzzle. */
final class ProgramCommand {

    private static final ChoiceParameter<Boolean> JSON = ChoiceParameter.yesOrNo("json");

    /** The most events of the run compared with that are counted. */
    private static final long MOST_COMPARED = 20_000_000;

    private static final String CALLS = "counter.CALL";
    private static final String UNKNOWN = "\u2013";

    private static final int NAME_WIDTH = 24;
    private static final int NUMBER_WIDTH = 14;
    private static final int VERDICT_WIDTH = 10;
    private static final char FIRST_WIDE = '\u2e80';

    private final Puzzle puzzle;
    private final Invocation call;
    /** The figures of the runs compared with, which most programs of a folder share. */
    private final Map<Arguments, Map<String, Long>> comparedRuns = new HashMap<>();

    private ProgramCommand(Puzzle puzzle, Invocation call) {
        this.puzzle = puzzle;
        this.call = call;
    }

    static Command of(Puzzle puzzle) {
        var flags = Flag.ofRun(puzzle);
        flags.add(new Flag(JSON, "command.solve.json.help"));
        flags.add(CommandSpecs.PROGRESS);
        return new Command(flags, call -> new ProgramCommand(puzzle, call).run());
    }

    private int run() {
        var file = call.context()
                .program()
                .orElseThrow(() -> new CommandRefusedException(Message.of("command.program.missing")));
        try {
            return call.task().await(puzzle.id(), () -> {
                var folder = file.folder();
                int code = folder.isPresent() ? table(folder.get()) : one(file);
                call.out().flush();
                return code;
            });
        } catch (InvalidInputException refusal) {
            return call.print(ExitCode.REFUSED, refusal.reason());
        }
    }

    /** A program that has ended, and the inputs that it had. */
    private record FinishedProgram(Arguments arguments, ProgramTotals totals, Verdict verdict) {}

    private FinishedProgram judge(ProgramFile file) {
        var language = file.language();
        if (language.isPresent()) {
            var source = new ProgramSource(language.get().id(), file.text());
            var arguments = call.arguments().orPresets(puzzle.parameters());
            return judge(arguments.withProgram(source));
        }
        var text = file.open();
        var head = text.head();
        if (!head.puzzle().equals(puzzle)) {
            throw new InvalidInputException(
                    Message.of("program.events.other-puzzle", head.puzzle().id(), puzzle.id()));
        }
        var arguments = overridden(head.arguments());
        var rules = puzzle.programRules().orElseThrow();
        return judge(arguments, ProgramInstance.of(puzzle, rules, arguments, text.program(rules)));
    }

    /** Returns the inputs of a text with those that the command line gives instead. */
    private Arguments overridden(Arguments inputs) {
        var all = inputs;
        for (var flag : Flag.ofRun(puzzle)) {
            if (call.parsed().hasMatchedOption(flag.typed())) {
                for (var parameter : flag.meant()) {
                    all = choosing(all, parameter);
                }
            }
        }
        return all;
    }

    private <T> Arguments choosing(Arguments inputs, Parameter<T> parameter) {
        return inputs.choosing(parameter, call.arguments().get(parameter));
    }

    private FinishedProgram judge(Arguments arguments) {
        return judge(arguments, puzzle.instance(arguments));
    }

    private static FinishedProgram judge(Arguments arguments, Instance instance) {
        var totals = ProgramTotals.of(instance);
        var end = (ProgramEvent.Ended) instance.vocabulary().unpack(totals.last());
        return new FinishedProgram(arguments, totals, end.asVerdict());
    }

    private int one(ProgramFile file) {
        if (call.arguments().get(JSON)) {
            return printJson(file);
        }
        var problems = problems(file);
        if (!problems.isEmpty()) {
            problems.forEach(problem -> call.print(
                    ExitCode.REFUSED,
                    new Verdict(Verdict.Kind.REFUSED, problem.line(), problem.sentence()).sentence()));
            return ExitCode.REFUSED;
        }
        var judged = judge(file);
        var compared = compared(judged.arguments());
        var own = figures(judged.totals());
        print(sentence(judged.verdict()));
        judged.totals().notes().forEach(note -> print(sentence(note)));
        print("");
        int columns = ProgramInstance.compared(puzzle, judged.arguments()).isPresent() ? 2 : 1;
        print(row(
                left("", NAME_WIDTH),
                columns,
                words().localize("command.program.own"),
                words().localize("command.program." + rules().compared())));
        own.forEach((counter, count) -> print(row(
                left(words().localize(counter), NAME_WIDTH),
                columns,
                String.valueOf(count),
                number(compared, counter))));
        return exitCode(judged.verdict());
    }

    /** Returns everything for which a program in one of our own languages is refused before it runs. */
    private List<ProgramProblem> problems(ProgramFile file) {
        return file.language()
                .map(language -> language.problems(file.text(), rules()))
                .orElse(List.of());
    }

    private int table(List<ProgramFile> files) {
        boolean isJson = call.arguments().get(JSON);
        int width = files.stream().mapToInt(file -> width(file.shortName())).reduce(NAME_WIDTH, Math::max);
        if (!isJson) {
            printHead(width);
        }
        int worst = ExitCode.DONE;
        for (var file : files) {
            worst = Math.max(worst, isJson ? printJson(file) : printRow(file, width));
        }
        return worst;
    }

    private void printHead(int width) {
        var kind = " " + words().localize("command.program.verdict");
        print(row(
                left(words().localize("command.program.file"), width) + left(kind, VERDICT_WIDTH),
                2,
                words().localize(comparedFigure()),
                words().localize("command.program." + rules().compared())));
    }

    private int printRow(ProgramFile file, int width) {
        Verdict verdict;
        Map<String, Long> own = Map.of();
        Map<String, Long> compared = Map.of();
        try {
            var judged = judge(file);
            verdict = judged.verdict();
            own = figures(judged.totals());
            compared = compared(judged.arguments());
        } catch (InvalidInputException refusal) {
            verdict = Verdict.refused(refusal.reason());
        }
        var kind = " " + words().localize("command.program." + id(verdict));
        var row = row(
                left(file.shortName(), width) + left(kind, VERDICT_WIDTH),
                2,
                number(own, comparedFigure()),
                number(compared, comparedFigure()));
        print(row + "  " + sentence(verdict));
        return exitCode(verdict);
    }

    /** Returns the figure that a table shows: steps on the board, or calls where there are no steps. */
    private String comparedFigure() {
        return rules().hasSteps() ? ProgramTotals.STEPS : CALLS;
    }

    private static String number(Map<String, Long> figures, String counter) {
        return figures.containsKey(counter) ? figures.get(counter).toString() : UNKNOWN;
    }

    private int printJson(ProgramFile file) {
        try {
            var judged = judge(file);
            var notes = judged.totals().notes();
            print(json(file, judged.verdict(), notes, figures(judged.totals()), compared(judged.arguments())));
            return exitCode(judged.verdict());
        } catch (InvalidInputException refusal) {
            var verdict = Verdict.refused(refusal.reason());
            print(json(file, verdict, List.of(), Map.of(), Map.of()));
            return exitCode(verdict);
        }
    }

    private Map<String, Long> figures(ProgramTotals totals) {
        return totals.byCounter(puzzle.id(), rules(), words()::has);
    }

    /** Returns the figures of the run that a program's is compared with; none if there is none or it is too long. */
    private Map<String, Long> compared(Arguments arguments) {
        return ProgramInstance.compared(puzzle, arguments)
                .map(run -> comparedRuns.computeIfAbsent(
                        run,
                        _ -> ProgramTotals.of(puzzle.instance(run), MOST_COMPARED)
                                .map(this::figures)
                                .orElse(Map.of())))
                .orElse(Map.of());
    }

    private ProgramRules rules() {
        return puzzle.programRules().orElseThrow();
    }

    private Words words() {
        return call.words();
    }

    private void print(String line) {
        call.out().accept(line + "\n");
    }

    private String sentence(Verdict verdict) {
        return sentence(verdict.sentence());
    }

    private String sentence(Message message) {
        return OneLine.escaped(words().localize(OneLine.of(message)));
    }

    /** Returns a row with some of its numbers. */
    private static String row(String first, int columns, String... numbers) {
        return first
                + Stream.of(numbers)
                        .limit(columns)
                        .map(number -> right(number, NUMBER_WIDTH))
                        .collect(joining());
    }

    private static String left(String text, int width) {
        return text + blanks(width - width(text));
    }

    private static String right(String text, int width) {
        return " " + blanks(width - width(text)) + text;
    }

    private static String blanks(int count) {
        return " ".repeat(Math.max(0, count));
    }

    /** Returns the columns that a text takes; Chinese letters are as wide as two others. */
    private static int width(String text) {
        return text.length()
                + (int) text.chars().filter(letter -> letter >= FIRST_WIDE).count();
    }

    private String json(
            ProgramFile file, Verdict verdict, List<Message> notes, Map<String, Long> own, Map<String, Long> compared) {
        var text = new StringWriter();
        try (var json = new JsonFactory().createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("file", file.name());
            json.writeStringField("puzzle", puzzle.id());
            json.writeStringField("verdict", id(verdict));
            if (verdict.line() > 0) {
                json.writeNumberField("line", verdict.line());
            }
            json.writeStringField("reason", words().localize(verdict.reason()));
            if (!notes.isEmpty()) {
                json.writeArrayFieldStart("notes");
                for (var note : notes) {
                    json.writeString(words().localize(note));
                }
                json.writeEndArray();
            }
            json.writeObjectFieldStart("program");
            for (var each : own.entrySet()) {
                json.writeNumberField(each.getKey(), each.getValue());
            }
            json.writeEndObject();
            json.writeObjectFieldStart(rules().compared());
            for (var each : compared.entrySet()) {
                json.writeNumberField(each.getKey(), each.getValue());
            }
            json.writeEndObject();
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    private static String id(Verdict verdict) {
        return verdict.kind() == Verdict.Kind.BOUND
                ? "ended"
                : verdict.kind().name().toLowerCase(Locale.ROOT);
    }

    private static int exitCode(Verdict verdict) {
        return switch (verdict.kind()) {
            case RIGHT -> ExitCode.DONE;
            case WRONG -> ExitCode.NO_SOLUTION;
            case REFUSED -> ExitCode.REFUSED;
            case BOUND -> ExitCode.FAILED;
        };
    }
}
