package puzzlescope.program;

import java.io.InputStream;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/** The search traces of Posthoc, a tool that shows any search. They are written, and not read. */
public record PosthocSpelling() implements EventSpelling {

    private static final Pattern FIRST_KEY =
            Pattern.compile("(---\\s*)?(\\{\\s*)?\"?(version|views|events|render|pivot)\"?\\s*:");

    /** Returns whether a text begins as a search trace, in JSON or YAML. */
    static boolean isOf(String beginning) {
        return FIRST_KEY.matcher(beginning.replace("\ufeff", "").strip()).lookingAt();
    }

    @Override
    public String id() {
        return "posthoc";
    }

    @Override
    public String ending() {
        return ".trace.json";
    }

    @Override
    public EventHead head(byte[] beginning) {
        throw new InvalidInputException(Message.of("program.trace.posthoc"));
    }

    @Override
    public Program program(Supplier<InputStream> source, byte[] beginning, ProgramRules rules) {
        throw new InvalidInputException(Message.of("program.trace.posthoc"));
    }

    @Override
    public Optional<Message> obstacle(Puzzle puzzle, Arguments arguments, Vocabulary vocabulary) {
        return Optional.empty();
    }

    @Override
    public EventPrinter printer(Puzzle puzzle, Vocabulary vocabulary, Consumer<? super String> out) {
        return new PosthocPrinter(vocabulary, out);
    }
}
