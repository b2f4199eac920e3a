package puzzlescope.app.lesson;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.TextFile;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LessonResults;

/**
 * The progress in each lesson, by the lesson's title, and the answers given last, in files of the app. Unreadable
 * progress counts as none. FX thread only.
 */
final class LessonRecords {

    private static final System.Logger LOG = System.getLogger(LessonRecords.class.getName());
    private static final long MOST_BYTES = 1 << 20;
    private static final int MOST_LESSONS = 500;

    private final Optional<Path> file;
    private final Optional<Path> answers;
    /** The records in memory, which are all there are without a folder. */
    private final Properties known = new Properties();

    private Optional<LessonResults> kept = Optional.empty();

    /** @param folder where it is kept; if empty, it is forgotten when the window is closed */
    LessonRecords(Optional<Path> folder) {
        file = folder.map(each -> each.resolve("lessons.properties"));
        answers = folder.map(each -> each.resolve("last-answers" + LessonResults.ENDING));
    }

    /**
     * The state of a lesson.
     *
     * @param chapter the chapter last open, from 0
     * @param done the done chapters, from 0
     */
    record State(int chapter, SortedSet<Integer> done) {

        private static final State NEW = new State(0, new TreeSet<>());

        boolean isBegun() {
            return chapter > 0 || !done.isEmpty();
        }

        /** Returns whether a lesson with this number of chapters is begun and not done. */
        boolean isOpen(int chapters) {
            return isBegun() && done.size() < chapters;
        }

        /** Returns the progress in a lesson with this number of chapters, in words. */
        Message name(int chapters) {
            var said = done.size() == chapters
                    ? "lesson.standing.done"
                    : isOpen(chapters) ? "lesson.standing.open" : "lesson.size";
            return Message.of(said, chapters, chapter + 1);
        }
    }

    /** Returns the state of a lesson; that of a new one if nothing is known. */
    State of(Lesson lesson) {
        return parse(read().getProperty(key(lesson), ""), lesson.chapters().size());
    }

    void put(Lesson lesson, int chapter, SortedSet<Integer> done) {
        var all = read();
        if (all.size() >= MOST_LESSONS && !all.containsKey(key(lesson))) {
            return;
        }
        all.setProperty(
                key(lesson), chapter + " " + done.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        if (file.isPresent()) {
            write(file.get(), all);
        }
    }

    /** Keeps the answers of a lesson in place of those kept before. */
    void keep(LessonResults results) {
        kept = Optional.of(results);
        answers.ifPresent(place -> write(place, results.text()));
    }

    /** The answers kept last, also by an earlier window. */
    Optional<LessonResults> kept() {
        return kept.or(() -> answers.filter(Files::exists).flatMap(LessonRecords::readAnswers));
    }

    private static Optional<LessonResults> readAnswers(Path place) {
        try {
            return Optional.of(LessonResults.read(place));
        } catch (InvalidInputException damaged) {
            LOG.log(Level.WARNING, "The last answers cannot be read: " + damaged);
            return Optional.empty();
        }
    }

    private static void write(Path file, Properties all) {
        var text = new StringWriter();
        try {
            all.store(text, null);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        write(file, text.toString());
    }

    private static void write(Path file, String text) {
        try {
            WholeFile.ofTheApp(file).write(true, WholeFile.of(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException unwritable) {
            LOG.log(Level.WARNING, "The state of lessons cannot be kept: " + unwritable);
        }
    }

    private static String key(Lesson lesson) {
        return lesson.title().in(Language.ENGLISH);
    }

    private Properties read() {
        if (file.isEmpty()) {
            return known;
        }
        var all = new Properties();
        if (Files.notExists(file.get())) {
            return all;
        }
        try {
            all.load(new StringReader(TextFile.read(file.get(), MOST_BYTES).text()));
        } catch (IOException | IllegalArgumentException damaged) {
            LOG.log(Level.WARNING, "The state of lessons cannot be read: " + damaged);
            all.clear();
        }
        return all;
    }

    private static State parse(String text, int chapters) {
        try {
            var numbers = Arrays.stream(text.strip().split(" ", -1))
                    .map(Integer::parseInt)
                    .toList();
            boolean valid = numbers.stream().allMatch(number -> number >= 0 && number < chapters);
            return valid ? new State(numbers.getFirst(), new TreeSet<>(numbers.subList(1, numbers.size()))) : State.NEW;
        } catch (NumberFormatException none) {
            return State.NEW;
        }
    }
}
