package puzzlescope.learn.lesson;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.document.JsonFields;

/**
 * A text by an author, in one or more languages. Immutable.
 *
 * @param texts not empty; Markdown where it is more than a line
 */
public record LocalizedText(Map<Language, String> texts) implements Words.Localized {

    /** The empty text. */
    public static final LocalizedText EMPTY = new LocalizedText(Map.of());

    private static final int LONGEST = 20_000;

    public LocalizedText {
        texts = Map.copyOf(texts);
    }

    public static LocalizedText of(Language language, String text) {
        return text.isBlank() ? EMPTY : new LocalizedText(Map.of(language, text));
    }

    /** Returns the text in a language, or in another one if it is missing. */
    @Override
    public String in(Language language) {
        var own = texts.get(language);
        return own != null ? own : texts.values().stream().findFirst().orElse("");
    }

    /** Returns a copy with another text in a language. */
    public LocalizedText with(Language language, String text) {
        var all = new EnumMap<Language, String>(Language.class);
        all.putAll(texts);
        if (text.isBlank()) {
            all.remove(language);
        } else {
            all.put(language, text);
        }
        return new LocalizedText(all);
    }

    public boolean isEmpty() {
        return texts.isEmpty();
    }

    /** Returns the text in a field; empty if there is no such field. */
    static LocalizedText read(JsonFields fields, String name) {
        var given = fields.optionalObject(name);
        if (given.isEmpty()) {
            return EMPTY;
        }
        var texts = new EnumMap<Language, String>(Language.class);
        for (var language : Language.values()) {
            given.get().optionalText(language.code()).ifPresent(text -> {
                if (text.length() > LONGEST) {
                    throw new InvalidInputException(Message.of("lesson.text-too-long", LONGEST));
                }
                texts.put(language, SanitizedText.of(text));
            });
        }
        given.get().end();
        return new LocalizedText(texts);
    }

    void write(JsonGenerator json, String name) throws IOException {
        if (!isEmpty()) {
            json.writeObjectFieldStart(name);
            for (var language : Language.values()) {
                var text = texts.get(language);
                if (text != null) {
                    json.writeStringField(language.code(), text);
                }
            }
            json.writeEndObject();
        }
    }
}
