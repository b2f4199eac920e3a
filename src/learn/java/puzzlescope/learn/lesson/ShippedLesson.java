package puzzlescope.learn.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A lesson that comes with the app. They are files like those that a person saves, in a folder of the resources,
 * where a list names them in their order. Any thread.
 *
 * @param id its name, such as {@code queens}
 */
public record ShippedLesson(String id, Lesson lesson) {

    /** The lesson that shows the app itself. */
    public static final String FIRST = "first-minutes";

    private static final String FOLDER = "/puzzlescope/learn/";

    /** All of them, in the order in which they are offered; they are read anew. */
    public static List<ShippedLesson> all() {
        return resource("list").lines().map(ShippedLesson::read).toList();
    }

    /** The lesson that shows the app itself. */
    public static Lesson first() {
        return all().stream().filter(each -> each.id.equals(FIRST)).findFirst().orElseThrow().lesson;
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
