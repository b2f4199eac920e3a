package puzzlescope.learn.lesson;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;

/**
 * The results collected from a folder.
 *
 * @param results the valid results
 * @param refused the invalid files, each with its name and the reason
 */
public record HandedIn(List<Results> results, List<Message> refused) {

    /** The greatest number of files read. */
    public static final int MOST = 5000;

    public HandedIn {
        results = List.copyOf(results);
        refused = List.copyOf(refused);
    }

    /**
     * Reads the result files of a folder, without its subfolders. Keeps only the last of results saved repeatedly
     * during the work, and one of identical copies.
     *
     * @throws InvalidInput if the folder cannot be read
     */
    public static HandedIn in(Path folder) {
        var files = new ArrayList<Path>();
        try (var all = Files.newDirectoryStream(folder)) {
            for (var file : all) {
                if (file.toString().toLowerCase(Locale.ROOT).endsWith(Results.ENDING) && files.size() < MOST) {
                    files.add(file);
                }
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            throw new InvalidInput(Message.of("results.no-folder", folder.toString()));
        }
        var results = new ArrayList<Results>();
        var refused = new ArrayList<Message>();
        for (var file : files.stream().sorted().toList()) {
            try {
                results.add(Results.read(file));
            } catch (InvalidInput refusal) {
                refused.add(Message.of("results.refused", file.getFileName().toString(), refusal.reason()));
            }
        }
        return new HandedIn(last(results.stream().distinct().toList()), refused);
    }

    private static List<Results> last(List<Results> all) {
        return all.stream()
                .filter(each -> all.stream().noneMatch(other -> other.goesOnFrom(each)))
                .toList();
    }
}
