package puzzlescope.program;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/** The form of our own: a JSON object a line, of which the first names the puzzle. */
public record LineSpelling() implements EventSpelling {

    private static final String CALL = "\"" + EventText.CALL + "\"";

    @Override
    public String id() {
        return "lines";
    }

    @Override
    public String ending() {
        return ".jsonl";
    }

    @Override
    public EventHead head(Supplier<InputStream> source, byte[] beginning) {
        return EventHead.read(new ByteArrayInputStream(beginning));
    }

    @Override
    public Program program(Supplier<InputStream> source, byte[] beginning, ProgramRules rules) {
        boolean reportsCalls = new String(beginning, StandardCharsets.ISO_8859_1).contains(CALL);
        return new EventText(source, reportsCalls, rules.board());
    }

    @Override
    public Optional<Message> obstacle(Puzzle puzzle, Arguments arguments, Vocabulary vocabulary) {
        if (puzzle.programRules().isEmpty()) {
            return Optional.of(Message.of("program.no-rules", puzzle.id()));
        }
        var rules = puzzle.programRules().get();
        if (arguments.program().isPresent() || rules.supports(arguments)) {
            return Optional.empty();
        }
        var chosen = rules.unused(puzzle).getFirst();
        var other = rules.textbook(arguments).text(chosen);
        return Optional.of(
                Message.of("command.events.other", Message.of(puzzle.id() + "." + chosen.name() + "." + other)));
    }

    @Override
    public Optional<String> refusedInput(Puzzle puzzle) {
        return puzzle.programRules()
                .map(rules -> rules.unused(puzzle).getFirst().name());
    }

    @Override
    public EventPrinter printer(Puzzle puzzle, Instance instance, Consumer<? super String> out) {
        return new LinePrinter(puzzle.programRules().orElseThrow(), instance.vocabulary(), out);
    }
}
