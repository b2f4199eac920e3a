package puzzlescope.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/** The search traces of Posthoc, a tool that shows any search: steps at the nodes of a graph. */
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

    /** Returns the state space of the graph of which the whole trace tells. */
    @Override
    public EventHead head(Supplier<InputStream> source, byte[] beginning) {
        PosthocTrace trace;
        try {
            trace = PosthocTrace.read(source.get());
        } catch (IOException unclosed) {
            throw new UncheckedIOException(unclosed);
        }
        if (trace.steps().isEmpty()) {
            throw new InvalidInputException(
                    trace.problem().map(ProgramEndedException::reason).orElse(Message.of("program.search.empty")));
        }
        return Catalogue.all().stream()
                .flatMap(puzzle -> head(puzzle, trace.graph()).stream())
                .findFirst()
                .orElseThrow();
    }

    private static Optional<EventHead> head(Puzzle puzzle, String graph) {
        return puzzle.programRules()
                .flatMap(rules -> rules.inputsOfGraph(graph))
                .map(inputs -> new EventHead(puzzle, inputs));
    }

    @Override
    public boolean isReadTwice() {
        return true;
    }

    @Override
    public Program program(Supplier<InputStream> source, byte[] beginning, ProgramRules rules) {
        return new PosthocProgram(source, rules.board());
    }

    @Override
    public Optional<Message> obstacle(Puzzle puzzle, Arguments arguments, Vocabulary vocabulary) {
        return Optional.empty();
    }

    @Override
    public EventPrinter printer(Puzzle puzzle, Instance instance, Consumer<? super String> out) {
        return new PosthocPrinter(instance, out);
    }
}
