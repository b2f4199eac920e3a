package puzzlescope.command;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import puzzlescope.command.JudgedProgram.ComparedFigures;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.OneLine;
import puzzlescope.engine.text.Words;

/** Runs a person's program, or reads what one printed, and judges it by the rules of the puzzle. */
final class ProgramCommand {

    private static final ChoiceParameter<Boolean> JSON = ChoiceParameter.yesOrNo("json");

    private static final String CALLS = "counter.CALL";
    private static final String UNKNOWN = "\u2013";

    private static final int NAME_WIDTH = 24;
    private static final int NUMBER_WIDTH = 14;
    private static final int VERDICT_WIDTH = 10;
    private static final char FIRST_WIDE = '\u2e80';

    private final Puzzle puzzle;
    private final Invocation call;
    private final ProgramJudge judge;

    private ProgramCommand(Puzzle puzzle, Invocation call) {
        this.puzzle = puzzle;
        this.call = call;
        judge = new ProgramJudge(puzzle, call);
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

    private int one(ProgramFile file) {
        if (call.arguments().get(JSON)) {
            return printJson(file);
        }
        var judged = judge.judge(file);
        if (!judged.hasRun()) {
            judged.refusals().forEach(refusal -> call.print(ExitCode.REFUSED, refusal.sentence()));
            return ExitCode.REFUSED;
        }
        print(sentence(judged.verdict()));
        judged.notes().forEach(note -> print(sentence(note)));
        judged.compared().flatMap(ComparedFigures::name).ifPresent(name -> print(sentence(name)));
        print("");
        int columns = judged.compared().isPresent() ? 2 : 1;
        print(row(
                left("", NAME_WIDTH),
                columns,
                words().localize("command.program.own"),
                words().localize("command.program." + rules().compared().key())));
        judged.figures()
                .forEach((counter, count) -> print(row(
                        left(words().localize(counter), NAME_WIDTH),
                        columns,
                        String.valueOf(count),
                        number(judged.comparedFigures(), counter))));
        return exitCode(judged.verdict());
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
                words().localize("command.program." + rules().compared().key())));
    }

    private int printRow(ProgramFile file, int width) {
        var judged = judge.judge(file);
        var kind = " " + words().localize("command.program." + id(judged.verdict()));
        var row = row(
                left(file.shortName(), width) + left(kind, VERDICT_WIDTH),
                2,
                number(judged.figures(), comparedFigure()),
                number(judged.comparedFigures(), comparedFigure()));
        int more = judged.refusals().size() - 1;
        var rest = more > 0 ? " (" + words().localize("program.more-problems", more) + ")" : "";
        print(row + "  " + sentence(judged.verdict()) + rest);
        return exitCode(judged.verdict());
    }

    /** Returns the figure that a table shows: steps on the board, or calls where there are no steps. */
    private String comparedFigure() {
        return rules().hasSteps() ? ProgramTotals.STEPS : CALLS;
    }

    private static String number(Map<String, Long> figures, String counter) {
        return figures.containsKey(counter) ? figures.get(counter).toString() : UNKNOWN;
    }

    private int printJson(ProgramFile file) {
        var judged = judge.judge(file);
        print(json(file, judged));
        return exitCode(judged.verdict());
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

    private String json(ProgramFile file, JudgedProgram judged) {
        var text = new StringWriter();
        var verdict = judged.verdict();
        try (var json = new JsonFactory().createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("file", file.name());
            json.writeStringField("puzzle", puzzle.id());
            json.writeStringField("verdict", id(verdict));
            writeReason(json, verdict);
            if (judged.refusals().size() > 1) {
                json.writeArrayFieldStart("refusals");
                for (var refusal : judged.refusals()) {
                    json.writeStartObject();
                    writeReason(json, refusal);
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
            writeSentences(json, "notes", judged.notes());
            writeSentences(
                    json,
                    "comparedWith",
                    judged.compared().flatMap(ComparedFigures::name).stream().toList());
            writeFigures(json, "program", judged.figures());
            writeFigures(json, rules().compared().key(), judged.comparedFigures());
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    private void writeReason(JsonGenerator json, Verdict verdict) throws IOException {
        if (verdict.line() > 0) {
            json.writeNumberField("line", verdict.line());
        }
        json.writeStringField("reason", words().localize(verdict.reason()));
    }

    private void writeSentences(JsonGenerator json, String name, List<Message> sentences) throws IOException {
        if (!sentences.isEmpty()) {
            json.writeArrayFieldStart(name);
            for (var sentence : sentences) {
                json.writeString(words().localize(sentence));
            }
            json.writeEndArray();
        }
    }

    private static void writeFigures(JsonGenerator json, String name, Map<String, Long> figures) throws IOException {
        json.writeObjectFieldStart(name);
        for (var each : figures.entrySet()) {
            json.writeNumberField(each.getKey(), each.getValue());
        }
        json.writeEndObject();
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
