package puzzlescope.program;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.LinkedHashMap;
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

    private static final JsonFactory JSON = new JsonFactory();

    /** @throws ProgramEndedException if the bytes are no object with a field */
    static EventLine read(byte[] bytes, int from, int to) {
        try (var json = JSON.createParser(bytes, from, to - from)) {
            return new EventLine(fields(json));
        } catch (IOException _) {
            // Only the text can be wrong, also by bytes that are no UTF-8.
            throw ProgramEndedException.refused(Message.of("program.events.garbled", EXAMPLE));
        }
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
