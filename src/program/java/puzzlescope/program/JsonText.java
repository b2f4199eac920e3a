package puzzlescope.program;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import puzzlescope.engine.text.OneLine;

/** Values of a line of JSON, and how they are shown. */
final class JsonText {

    /** The value {@code null}. */
    static final Object NOTHING = new Object() {
        @Override
        public String toString() {
            return "null";
        }
    };

    private JsonText() {}

    /**
     * Reads the value at which a parser stands: an {@code Integer}, a {@code Boolean}, a {@code String}, a list or a
     * map of values, {@link #NOTHING}, or for any other number a {@link WrittenNumber}.
     */
    static Object read(JsonParser json) throws IOException {
        return switch (json.currentToken()) {
            case VALUE_STRING -> json.getText();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> NOTHING;
            case VALUE_NUMBER_INT ->
                json.getNumberType() == JsonParser.NumberType.INT
                        ? (Object) json.getIntValue()
                        : new WrittenNumber(json.getText());
            case VALUE_NUMBER_FLOAT -> new WrittenNumber(json.getText());
            case START_ARRAY -> list(json);
            case START_OBJECT -> object(json);
            default -> throw new IOException("unexpected " + json.currentToken());
        };
    }

    private static List<Object> list(JsonParser json) throws IOException {
        var values = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            values.add(read(json));
        }
        return values;
    }

    /** Reads the fields of the object at which a parser stands, as {@link #read} does. */
    static Map<String, Object> object(JsonParser json) throws IOException {
        var fields = new LinkedHashMap<String, Object>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
            var name = json.currentName();
            json.nextToken();
            fields.put(name, read(json));
        }
        return fields;
    }

    /** A number that is no {@code Integer}, as it is written. */
    record WrittenNumber(String text) {

        @Override
        public String toString() {
            return text;
        }
    }

    /** Returns a value as it is shown: strings in quotes, lists in brackets. */
    static String of(Object value) {
        return switch (value) {
            case String string -> '"' + OneLine.cut(string) + '"';
            case Map<?, ?> fields ->
                fields.entrySet().stream()
                        .map(field -> of(field.getKey()) + ": " + of(field.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
            case List<?> list -> list.stream().map(JsonText::of).collect(Collectors.joining(", ", "[", "]"));
            default -> value.toString();
        };
    }

    /** Returns values as they are shown between parentheses. */
    static String joined(List<?> values) {
        return values.stream().map(JsonText::of).collect(Collectors.joining(", "));
    }
}
