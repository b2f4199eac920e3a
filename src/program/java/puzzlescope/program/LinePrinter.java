package puzzlescope.program;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramKind;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.SeedParameter;

/** Prints a run as the lines that a program would print for it. */
final class LinePrinter implements EventPrinter {

    private static final JsonFactory JSON = new JsonFactory();

    private final ProgramRules rules;
    /** True if the puzzle has no words, so that its calls are all that can be told. */
    private final boolean onlyCalls;

    private final Vocabulary vocabulary;
    private final Consumer<? super String> out;

    LinePrinter(ProgramRules rules, Vocabulary vocabulary, Consumer<? super String> out) {
        this.rules = rules;
        onlyCalls = StepWord.of(rules.board()).isEmpty();
        this.vocabulary = vocabulary;
        this.out = out;
    }

    /** Prints the first line: the puzzle and those of its inputs that are not preset. */
    @Override
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
        } else if (parameter instanceof SeedParameter seed) {
            json.writeNumberField(seed.name(), arguments.get(seed));
        } else {
            json.writeStringField(parameter.name(), arguments.text(parameter));
        }
    }

    /** Prints the steps that tell an event, if there are any. */
    @Override
    public void emit(long event) {
        if (onlyCalls || vocabulary.kind(event) instanceof ProgramKind) {
            printProgram(event);
        } else {
            rules.steps(vocabulary.unpack(event)).forEach(this::print);
        }
    }

    private void printProgram(long event) {
        if (vocabulary.depthChange(event) != 0) {
            printCall(event);
        } else if (vocabulary.unpack(event) instanceof ProgramEvent.LineEntered line) {
            print(json -> json.writeNumberField(EventText.LINE, line.to()));
        } else if (vocabulary.unpack(event) instanceof ProgramEvent.Said said) {
            print(json -> json.writeStringField(EventText.SAY, said.words()));
        }
    }

    private void printCall(long event) {
        int change = vocabulary.depthChange(event);
        if (change > 0) {
            var call = vocabulary.unpack(event).call();
            int open = call.indexOf('(');
            print(json -> {
                json.writeStringField(EventText.CALL, call.substring(0, open));
                json.writeStringField(EventText.ARGUMENTS, call.substring(open + 1, call.length() - 1));
            });
        } else if (change < 0) {
            var value = vocabulary.unpack(event).result();
            print(json -> {
                json.writeFieldName(EventText.RETURN);
                if (value.isEmpty()) {
                    json.writeNull();
                } else if (isJson(value)) {
                    json.writeRawValue(value);
                } else {
                    json.writeString(value);
                }
            });
        }
    }

    /** Returns whether a value is shown as JSON writes it. */
    private static boolean isJson(String value) {
        try (var json = JSON.createParser(value)) {
            if (json.nextToken() == JsonToken.VALUE_NULL) {
                return false;
            }
            json.skipChildren();
            return json.nextToken() == null;
        } catch (IOException malformed) {
            return false;
        }
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
