package puzzlescope.learn.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * An object of a JSON document, read strictly: fields of the wrong type, duplicate fields and unknown fields are
 * rejected with a message that says where. One thread.
 */
public final class JsonFields {

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    /** The greatest nesting depth, beyond that of any document. */
    private static final int DEEPEST = 20;
    /** The greatest number of values, beyond that of any document; limits the memory that a file can take. */
    static final int MOST_VALUES = 200_000;

    private final String path;
    private final Map<?, ?> values;
    private final Set<String> known = new HashSet<>();

    private JsonFields(String path, Map<?, ?> values) {
        this.path = path;
        this.values = values;
    }

    public static JsonFields parse(String text) {
        try (var json = JSON.createParser(text)) {
            json.nextToken();
            var value = new Values(json).read(DEEPEST);
            if (json.nextToken() == null && value instanceof Map<?, ?> fields) {
                return new JsonFields("", fields);
            }
        } catch (JsonProcessingException damaged) {
            var place = damaged.getLocation();
            throw new InvalidInputException(
                    place == null
                            ? Message.of("run-file.damaged")
                            : Message.of("run-file.damaged-at", place.getLineNr(), place.getColumnNr()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        throw damaged();
    }

    /** Reads values, up to a number of them. */
    private static final class Values {

        private final JsonParser json;
        private int read;

        Values(JsonParser json) {
            this.json = json;
        }

        private Object read(int deepest) throws IOException {
            var token = json.currentToken();
            if (token == null || deepest == 0) {
                throw damaged();
            }
            read++;
            if (read > MOST_VALUES) {
                throw new InvalidInputException(Message.of("run-file.values", MOST_VALUES));
            }
            return switch (token) {
                case START_OBJECT -> {
                    var fields = new LinkedHashMap<String, Object>();
                    while (json.nextValue() != null && json.currentToken() != JsonToken.END_OBJECT) {
                        fields.put(json.currentName(), read(deepest - 1));
                    }
                    yield fields;
                }
                case START_ARRAY -> {
                    var all = new ArrayList<Object>();
                    while (json.nextToken() != null && json.currentToken() != JsonToken.END_ARRAY) {
                        all.add(read(deepest - 1));
                    }
                    yield all;
                }
                case VALUE_STRING -> json.getText();
                case VALUE_NUMBER_INT -> {
                    if (json.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
                        throw damaged();
                    }
                    yield json.getLongValue();
                }
                case VALUE_NUMBER_FLOAT -> json.getDoubleValue();
                case VALUE_TRUE -> true;
                case VALUE_FALSE -> false;
                default -> throw damaged();
            };
        }
    }

    /** Returns the exception for text that is not a document, or a field of the wrong form. */
    public static InvalidInputException damaged() {
        return new InvalidInputException(Message.of("run-file.damaged"));
    }

    private String called(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private @Nullable Object take(String name) {
        known.add(name);
        return values.get(name);
    }

    private <T> Optional<T> take(String name, Class<T> form) {
        var value = take(name);
        if (value != null && !form.isInstance(value)) {
            throw new InvalidInputException(Message.of("run-file.form", called(name)));
        }
        return Optional.ofNullable(value).map(form::cast);
    }

    private InvalidInputException missing(String name) {
        return new InvalidInputException(Message.of("run-file.missing", called(name)));
    }

    public Optional<String> optionalText(String name) {
        return take(name, String.class);
    }

    public String text(String name) {
        return optionalText(name).orElseThrow(() -> missing(name));
    }

    /** Returns a whole number from 0. */
    public Optional<Long> optionalNumber(String name) {
        var number = take(name, Long.class);
        if (number.isPresent() && number.get() < 0) {
            throw new InvalidInputException(Message.of("run-file.form", called(name)));
        }
        return number;
    }

    public long number(String name) {
        return optionalNumber(name).orElseThrow(() -> missing(name));
    }

    /** Returns a decimal number of either sign, which must be finite. */
    public double decimal(String name) {
        double number =
                take(name, Number.class).orElseThrow(() -> missing(name)).doubleValue();
        if (!Double.isFinite(number)) {
            throw new InvalidInputException(Message.of("run-file.form", called(name)));
        }
        return number;
    }

    public boolean flag(String name) {
        return take(name, Boolean.class).orElseThrow(() -> missing(name));
    }

    public Optional<JsonFields> optionalObject(String name) {
        return take(name, Map.class).map(fields -> new JsonFields(called(name), fields));
    }

    public JsonFields object(String name) {
        return optionalObject(name).orElseThrow(() -> missing(name));
    }

    /** Returns a list of objects; empty if there is none. */
    public List<JsonFields> objects(String name) {
        var objects = new ArrayList<JsonFields>();
        for (var each : take(name, List.class).orElse(List.of())) {
            var place = called(name) + "[" + (objects.size() + 1) + "]";
            if (!(each instanceof Map<?, ?> fields)) {
                throw new InvalidInputException(Message.of("run-file.form", place));
            }
            objects.add(new JsonFields(place, fields));
        }
        return objects;
    }

    /** Returns a list of texts; empty if there is none. */
    public List<String> texts(String name) {
        return texts(called(name), take(name, List.class).orElse(List.of()));
    }

    /** Returns a list of non-empty lists of texts; empty if there is no such field. */
    public Optional<List<List<String>>> textLists(String name) {
        var lists = take(name, List.class);
        if (lists.isEmpty()) {
            return Optional.empty();
        }
        var all = new ArrayList<List<String>>();
        for (var each : lists.get()) {
            if (!(each instanceof List<?> list) || list.isEmpty()) {
                throw new InvalidInputException(Message.of("run-file.form", called(name)));
            }
            all.add(texts(called(name), list));
        }
        return Optional.of(List.copyOf(all));
    }

    private static List<String> texts(String called, List<?> values) {
        var texts = new ArrayList<String>();
        for (var each : values) {
            if (!(each instanceof String text)) {
                throw new InvalidInputException(Message.of("run-file.form", called));
            }
            texts.add(text);
        }
        return List.copyOf(texts);
    }

    /** Returns all fields, each of which must be a text. */
    public Map<String, String> allTexts() {
        var all = new LinkedHashMap<String, String>();
        for (var name : values.keySet()) {
            all.put((String) name, text((String) name));
        }
        return all;
    }

    /** Rejects fields that have not been read. */
    public void end() {
        for (var name : values.keySet()) {
            if (!known.contains(name)) {
                throw new InvalidInputException(Message.of("run-file.unknown", called((String) name)));
            }
        }
    }
}
