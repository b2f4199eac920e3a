package puzzlescope.learn.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.learn.document.JsonDocument;
import puzzlescope.learn.document.JsonFields;

/**
 * A lesson as a document: chapters, each with a run, a text and what is asked. JSON with a version; no program is in it and nothing
 * outside it is read for it.
 *
 * @param about what it is about, for a list of lessons; may be empty
 * @param chapters in their order; one at least
 */
public record Lesson(LocalText title, LocalText about, List<Chapter> chapters) {

    /** How the names of such files end. */
    public static final String ENDING = ".puzzlelesson";

    public static final int MOST_CHAPTERS = 100;

    static final int VERSION = 1;
    private static final long MOST_BYTES = 8 << 20;

    public Lesson {
        chapters = List.copyOf(chapters);
        if (chapters.isEmpty() || chapters.size() > MOST_CHAPTERS) {
            throw new IllegalArgumentException("a lesson has 1 to " + MOST_CHAPTERS + " chapters: " + chapters.size());
        }
    }

    /** Reads a file; {@link InvalidInput} if it cannot be read or is none of these. */
    public static Lesson read(Path file) {
        return parse(JsonDocument.read(file, MOST_BYTES));
    }

    /** Takes in the text of such a file; {@link InvalidInput} with what is wrong for any other. */
    public static Lesson parse(String text) {
        return LessonReader.read(JsonFields.parse(text));
    }

    /** Writes it beside its place and moves it there. */
    public void write(Path file, boolean mayReplace) throws IOException {
        JsonDocument.write(file, mayReplace, text());
    }

    /** The text of the file; the same lesson gives the same text. */
    public String text() {
        return JsonDocument.text(json -> {
            json.writeStartObject();
            json.writeNumberField("puzzlelesson", VERSION);
            title.write(json, "title");
            about.write(json, "about");
            json.writeArrayFieldStart("chapters");
            for (var chapter : chapters) {
                LessonWriter.write(json, chapter);
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }
}
