package puzzlescope.program;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;

/** Prints the calls of a run as trace events, a microsecond a step. */
final class ChromePrinter implements EventPrinter {

    private static final JsonFactory JSON = new JsonFactory();

    private final Vocabulary vocabulary;
    private final Consumer<? super String> out;
    private long steps;
    private boolean isFollowing;

    ChromePrinter(Vocabulary vocabulary, Consumer<? super String> out) {
        this.vocabulary = vocabulary;
        this.out = out;
    }

    @Override
    public void begin(Puzzle puzzle, Arguments arguments) {
        out.accept("{\"" + ChromeSpelling.LIST + "\":[");
        print(json -> {
            json.writeStringField(ChromeSpelling.PHASE, ChromeSpelling.METADATA);
            json.writeStringField("name", "thread_name");
            json.writeObjectFieldStart("args");
            json.writeStringField("name", puzzle.id());
            json.writeEndObject();
        });
    }

    @Override
    public void emit(long event) {
        steps++;
        int change = vocabulary.depthChange(event);
        if (change > 0) {
            var call = vocabulary.unpack(event).call();
            int open = call.indexOf('(');
            var name = open < 0 ? call : call.substring(0, open);
            var arguments = open < 0 ? "" : call.substring(open + 1, call.length() - 1);
            print(ChromeSpelling.BEGIN, name, ChromeSpelling.ARGUMENTS, arguments);
        } else if (change < 0) {
            var value = vocabulary.unpack(event).result();
            print(ChromeSpelling.END, "", ChromeSpelling.VALUE, value);
        }
    }

    /** Prints an event with a text among its arguments, unless that is empty. */
    private void print(String phase, String name, String key, String text) {
        print(json -> {
            json.writeStringField(ChromeSpelling.PHASE, phase);
            if (!name.isEmpty()) {
                json.writeStringField("name", name);
            }
            json.writeNumberField("ts", steps);
            if (!text.isEmpty()) {
                json.writeObjectFieldStart("args");
                json.writeStringField(key, text);
                json.writeEndObject();
            }
        });
    }

    private void print(Fields fields) {
        var text = new StringWriter();
        text.append(isFollowing ? ",\n" : "\n");
        isFollowing = true;
        try (var json = JSON.createGenerator(text)) {
            json.writeStartObject();
            fields.write(json);
            json.writeNumberField("pid", 1);
            json.writeNumberField("tid", 1);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        out.accept(text.toString());
    }

    @Override
    public void end() {
        out.accept("\n]}\n");
    }

    @FunctionalInterface
    private interface Fields {

        void write(JsonGenerator json) throws IOException;
    }
}
