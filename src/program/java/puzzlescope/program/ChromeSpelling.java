package puzzlescope.program;

import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/**
 * The trace events of Chrome's and other profilers: a JSON list, or an object with one named {@code traceEvents}. Calls
 * are events with a beginning and a duration, {@code X}, or pairs of {@code B} and {@code E}.
 */
public record ChromeSpelling() implements EventSpelling {

    /** The puzzle that shows any calls. */
    static final String PUZZLE = "recursion";

    static final String LIST = "traceEvents";
    static final String PHASE = "ph";
    static final String BEGIN = "B";
    static final String END = "E";
    static final String COMPLETE = "X";
    static final String METADATA = "M";
    static final String ARGUMENTS = "func_args";
    static final String VALUE = "return_value";

    /** Returns whether a text begins as a list of trace events. */
    static boolean isOf(String beginning) {
        var text = beginning.replace("\ufeff", "").strip();
        return text.startsWith("[") && (text.contains(quoted(PHASE)) || text.equals("[]"))
                || text.startsWith("{") && text.contains(quoted(LIST));
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }

    @Override
    public String id() {
        return "chrome";
    }

    @Override
    public String ending() {
        return ".json";
    }

    @Override
    public EventHead head(Supplier<InputStream> source, byte[] beginning) {
        return new EventHead(Catalogue.get(PUZZLE), Map.of());
    }

    @Override
    public Program program(Supplier<InputStream> source, byte[] beginning, ProgramRules rules) {
        return new ChromeTrace(source);
    }

    @Override
    public Optional<Message> obstacle(Puzzle puzzle, Arguments arguments, Vocabulary vocabulary) {
        return vocabulary.hasCalls() ? Optional.empty() : Optional.of(Message.of("export.events.no-calls"));
    }

    @Override
    public EventPrinter printer(Puzzle puzzle, Instance instance, Consumer<? super String> out) {
        return new ChromePrinter(instance.vocabulary(), out);
    }
}
