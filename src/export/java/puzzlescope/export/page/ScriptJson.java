package puzzlescope.export.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Formats maps, lists, numbers and texts as JSON that can be embedded in a page's script. */
final class ScriptJson {

    private static final JsonFactory JSON = new JsonFactory();

    private ScriptJson() {}

    /** Returns JSON that neither ends a script nor begins a comment. */
    static String of(Object value) {
        var text = new StringWriter();
        try (var json = JSON.createGenerator(text)) {
            write(value, json);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString().replace("<", "\\u003c");
    }

    private static void write(Object value, JsonGenerator json) throws IOException {
        switch (value) {
            case Map<?, ?> object -> {
                json.writeStartObject();
                for (var entry : object.entrySet()) {
                    json.writeFieldName((String) entry.getKey());
                    write(entry.getValue(), json);
                }
                json.writeEndObject();
            }
            case List<?> list -> {
                json.writeStartArray();
                for (var each : list) {
                    write(each, json);
                }
                json.writeEndArray();
            }
            case Number number -> json.writeNumber(number.longValue());
            case String text -> json.writeString(text);
            default -> throw new IllegalArgumentException("no JSON: " + value.getClass());
        }
    }
}
