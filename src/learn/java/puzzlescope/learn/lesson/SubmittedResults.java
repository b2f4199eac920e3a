package puzzlescope.learn.lesson;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * The results collected from a folder.
 *
 * @param results the valid results
 * @param refused the invalid files, each with its name and the reason
 */
public record SubmittedResults(List<LessonResults> results, List<Message> refused) {

    /** The greatest number of files read. */
    public static final int MOST = 5000;

    public SubmittedResults {
        results = List.copyOf(results);
        refused = List.copyOf(refused);
    }

    /**
     * Reads the result files of a folder, without its subfolders. Keeps only the last of results saved repeatedly
     * during the work, and one of identical copies.
     *
     * @throws InvalidInputException if the folder cannot be read
     */
    public static SubmittedResults in(Path folder) {
        var files = new ArrayList<Path>();
        try (var all = Files.newDirectoryStream(folder)) {
            for (var file : all) {
                if (file.toString().toLowerCase(Locale.ROOT).endsWith(LessonResults.ENDING) && files.size() < MOST) {
                    files.add(file);
                }
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            throw new InvalidInputException(Message.of("results.no-folder", folder.toString()));
        }
        var results = new ArrayList<LessonResults>();
        var refused = new ArrayList<Message>();
        for (var file : files.stream().sorted().toList()) {
            try {
                results.add(LessonResults.read(file));
            } catch (InvalidInputException refusal) {
                refused.add(Message.of("results.refused", file.getFileName().toString(), refusal.reason()));
            }
        }
        return new SubmittedResults(last(results.stream().distinct().toList()), refused);
    }

    private static List<LessonResults> last(List<LessonResults> all) {
        return all.stream()
                .filter(each -> all.stream().noneMatch(other -> other.goesOnFrom(each)))
                .toList();
    }
}
