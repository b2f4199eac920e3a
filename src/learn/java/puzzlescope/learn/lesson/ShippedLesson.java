package puzzlescope.learn.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A lesson that comes with the app. A list in a resource folder names these files, which have the same format as saved
 * lessons, in their order. Any thread.
 *
 * @param id the name, such as {@code queens}
 */
public record ShippedLesson(String id, Lesson lesson) {

    /** The id of the introduction to the app. */
    public static final String FIRST = "first-minutes";

    private static final String FOLDER = "/puzzlescope/learn/";

    /** Returns all lessons in display order; they are read anew each time. */
    public static List<ShippedLesson> all() {
        return resource("list").lines().map(ShippedLesson::read).toList();
    }

    public static Lesson first() {
        return all().stream().filter(each -> each.id.equals(FIRST)).findFirst().orElseThrow().lesson;
    }

    /** Returns the lesson that follows another; empty if that is the last or no lesson of the app. */
    public static Optional<Lesson> after(Lesson lesson) {
        return all().stream()
                .map(ShippedLesson::lesson)
                .dropWhile(each -> !each.equals(lesson))
                .skip(1)
                .findFirst();
    }

    private static ShippedLesson read(String file) {
        var id = file.substring(file.indexOf('-') + 1, file.length() - Lesson.ENDING.length());
        return new ShippedLesson(id, Lesson.parse(resource(file)));
    }

    private static String resource(String name) {
        try (var resource = ShippedLesson.class.getResourceAsStream(FOLDER + name)) {
            if (resource == null) {
                throw new IllegalStateException("no resource " + FOLDER + name);
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
