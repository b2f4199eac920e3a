package puzzlescope.learn.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.learn.document.JsonDocument;
import puzzlescope.learn.document.JsonFields;

/**
 * A lesson as a document: chapters, each with a run, a text and a task. JSON with a version; contains no code and no
 * references to anything outside.
 *
 * @param about the summary in a list of lessons; may be empty
 * @param chapters in their order; at least one
 */
public record Lesson(LocalizedText title, LocalizedText about, List<Chapter> chapters) {

    /** The file extension. */
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

    /**
     * Reads a file.
     *
     * @throws InvalidInputException if it cannot be read or is not a lesson
     */
    public static Lesson read(Path file) {
        return parse(JsonDocument.readTextFile(file, MOST_BYTES));
    }

    /**
     * Parses the text of a lesson file.
     *
     * @throws InvalidInputException if it is not a lesson
     */
    public static Lesson parse(String text) {
        return LessonReader.read(JsonFields.parse(text));
    }

    /** Returns the programs that it brings along, in every language, as one text; empty if it brings none. */
    public Optional<String> programs() {
        return chapters.stream()
                .flatMap(chapter -> chapter.task() instanceof Task.Program program
                        ? program.frame().texts().values().stream().sorted()
                        : Stream.empty())
                .reduce((one, other) -> one + "\n" + other);
    }

    /** Returns the text of the file; the same lesson yields the same text. */
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
