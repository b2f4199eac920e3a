package puzzlescope.program;

import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;

/**
 * The first line of a text of events, as in {@code {"puzzlescope":1,"puzzle":"queens","n":8}}.
 *
 * @param inputs the given inputs of the puzzle
 */
public record EventHead(Puzzle puzzle, Map<Parameter<?>, String> inputs) {

    static final String PUZZLE = "puzzle";
    /** Holds inputs by name, of which one may be called as the puzzle is. */
    static final String ARGUMENTS = "arguments";

    public EventHead {
        inputs = Map.copyOf(inputs);
    }

    /**
     * Reads the first line of a text.
     *
     * @throws InvalidInputException if it names no puzzle, or an input that the puzzle does not have
     */
    public static EventHead read(InputStream text) {
        try {
            var lines = new EventLines(text);
            if (!lines.next()) {
                throw ProgramEndedException.refused(Message.of("program.events.empty", EventText.EXAMPLE));
            }
            return of(EventLine.read(lines.bytes(), lines.start(), lines.end()));
        } catch (ProgramEndedException refused) {
            throw new InvalidInputException(Message.of("program.at-line", 1, refused.reason()));
        }
    }

    private static EventHead of(EventLine line) {
        EventText.checkHead(line);
        var puzzle = puzzle(line.fields().get(PUZZLE));
        var inputs = new LinkedHashMap<Parameter<?>, String>();
        for (var field : line.fields().entrySet()) {
            switch (field.getKey()) {
                case EventText.HEAD, PUZZLE -> {}
                case ARGUMENTS -> {
                    if (field.getValue() instanceof Map<?, ?> given) {
                        given.forEach(
                                (name, value) -> inputs.put(parameter(puzzle, String.valueOf(name)), text(value)));
                    }
                }
                default -> inputs.put(parameter(puzzle, field.getKey()), text(field.getValue()));
            }
        }
        return new EventHead(puzzle, inputs);
    }

    private static Puzzle puzzle(@Nullable Object id) {
        return Catalogue.all().stream()
                .filter(each -> each.id().equals(id) && each.programRules().isPresent())
                .findFirst()
                .orElseThrow(() -> ProgramEndedException.refused(Message.of(
                        "program.events.no-puzzle",
                        EventText.EXAMPLE,
                        Catalogue.all().stream()
                                .filter(each -> each.programRules().isPresent())
                                .map(Puzzle::id)
                                .collect(Collectors.joining(", ")))));
    }

    private static Parameter<?> parameter(Puzzle puzzle, String name) {
        return puzzle.parameters().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> ProgramEndedException.refused(Message.of(
                        "program.events.no-input",
                        name,
                        puzzle.parameters().stream().map(Parameter::name).collect(Collectors.joining(", ")))));
    }

    /** Returns an input as it is written on the command line. */
    private static String text(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(EventHead::text).collect(Collectors.joining(" "))
                : value.toString();
    }

    /** Returns these inputs beside the presets of all others; throws {@link InvalidInputException} if one is invalid. */
    public Arguments arguments() {
        var arguments = puzzle.presets();
        for (var input : inputs.entrySet()) {
            arguments = arguments.with(input.getKey(), input.getValue());
        }
        return arguments;
    }
}
