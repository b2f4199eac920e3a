package puzzlescope.program;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.text.OneLine;

/**
 * A line of a text of events: an object whose first field is the word.
 *
 * @param fields the values by name, in order
 */
record EventLine(Map<String, Object> fields) {

    private static final String EXAMPLE = "{\"place\":[3,5]}";

    private static final String SAID = "{\"say\":\"\u2026\"}";

    private static final int MOST_QUOTED = 40;

    /** Beginnings of what programs print that fail, in Python, Java and JavaScript. */
    private static final List<String> FAILURES = List.of("Traceback", "Exception in thread", "Uncaught ");

    private static final JsonFactory JSON = new JsonFactory();

    /** @throws ProgramEndedException if the bytes are no object with a field */
    static EventLine read(byte[] bytes, int from, int to) {
        try (var json = JSON.createParser(bytes, from, to - from)) {
            return read(json, bytes, from, to);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static EventLine read(JsonParser json, byte[] bytes, int from, int to) {
        try {
            return new EventLine(fields(json));
        } catch (IOException _) {
            // Only the text can be wrong, also by bytes that are no UTF-8.
            var text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
            throw ProgramEndedException.refused(
                    garbled(text, json.currentLocation().getColumnNr()));
        }
    }

    private static Message garbled(String text, int column) {
        var beginning = text.length() > MOST_QUOTED ? text.substring(0, MOST_QUOTED) + "\u2026" : text;
        var quoted = OneLine.cut(beginning);
        if (text.startsWith("{'")) {
            return Message.of("program.events.garbled.quotes", quoted);
        }
        if (FAILURES.stream().anyMatch(text::startsWith)) {
            return Message.of("program.events.garbled.failure", quoted);
        }
        return text.startsWith("{") || text.startsWith("[")
                ? Message.of("program.events.garbled", quoted, column, EXAMPLE)
                : Message.of("program.events.garbled.other", quoted, SAID);
    }

    private static Map<String, Object> fields(JsonParser json) throws IOException {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw ProgramEndedException.refused(Message.of("program.events.no-object", EXAMPLE));
        }
        var fields = new LinkedHashMap<String, Object>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
            var name = json.currentName();
            json.nextToken();
            if (fields.put(name, JsonText.read(json)) != null) {
                throw ProgramEndedException.refused(Message.of("program.events.twice", OneLine.cut(name)));
            }
        }
        if (json.nextToken() != null || fields.isEmpty()) {
            throw ProgramEndedException.refused(Message.of("program.events.no-object", EXAMPLE));
        }
        return fields;
    }

    /** Returns the word. */
    String word() {
        return fields.keySet().iterator().next();
    }

    /** Returns the value of the word. */
    Object value() {
        return fields.values().iterator().next();
    }
}
