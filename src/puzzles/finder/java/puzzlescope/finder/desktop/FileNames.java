package puzzlescope.finder.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import puzzlescope.finder.tree.PathText;

/** File names for use in sentences. */
final class FileNames {

    private static final int MOST = 5;

    private FileNames() {}

    static String of(Path file) {
        return PathText.shownName(file);
    }

    static Path in(Path folder, Path file) {
        var name = file.getFileName();
        if (name == null) {
            throw new IllegalArgumentException(file + " has no name");
        }
        return folder.resolve(name);
    }

    static String of(List<Path> files) {
        var first = files.stream().limit(MOST).map(FileNames::of).collect(Collectors.joining(", "));
        return files.size() > MOST ? first + ", \u2026" : first;
    }
}
