package puzzlescope.program;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/** Prints a run as the text of events that a program would print for it. */
public final class EventPrinter {

    private static final JsonFactory JSON = new JsonFactory();

    private final ProgramRules rules;
    private final Vocabulary vocabulary;
    private final Consumer<? super String> out;

    /** @param vocabulary of the run */
    public EventPrinter(ProgramRules rules, Vocabulary vocabulary, Consumer<? super String> out) {
        this.rules = rules;
        this.vocabulary = vocabulary;
        this.out = out;
    }

    /** Prints the first line: the puzzle and those of its inputs that are not preset. */
    public void begin(Puzzle puzzle, Arguments arguments) {
        var presets = puzzle.presets();
        print(json -> {
            json.writeNumberField(EventText.HEAD, EventText.VERSION);
            json.writeStringField(EventHead.PUZZLE, puzzle.id());
            for (var parameter : puzzle.parameters()) {
                boolean given = !arguments.get(parameter).equals(presets.get(parameter));
                if (given && parameter.name().equals(EventHead.PUZZLE)) {
                    json.writeObjectFieldStart(EventHead.ARGUMENTS);
                    write(json, parameter, arguments);
                    json.writeEndObject();
                } else if (given) {
                    write(json, parameter, arguments);
                }
            }
        });
    }

    private static void write(JsonGenerator json, Parameter<?> parameter, Arguments arguments) throws IOException {
        if (parameter instanceof NumberParameter number) {
            json.writeNumberField(number.name(), arguments.get(number));
        } else {
            json.writeStringField(parameter.name(), arguments.text(parameter));
        }
    }

    /** Prints the step that tells an event, if there is one. */
    public void emit(long event) {
        rules.told(vocabulary.unpack(event)).ifPresent(this::print);
    }

    private void print(ProgramStep step) {
        print(json -> {
            json.writeArrayFieldStart(step.word());
            for (var operand : step.operands()) {
                json.writePOJO(operand);
            }
            json.writeEndArray();
        });
    }

    private void print(Fields fields) {
        var text = new StringWriter();
        try (var json = JSON.createGenerator(text)) {
            json.writeStartObject();
            fields.write(json);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        out.accept(text.append('\n').toString());
    }

    @FunctionalInterface
    private interface Fields {

        void write(JsonGenerator json) throws IOException;
    }
}
