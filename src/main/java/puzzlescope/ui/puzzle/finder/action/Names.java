package puzzlescope.ui.puzzle.finder.action;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The names of files for sentences. */
final class Names {

    private static final int MOST = 5;

    private Names() {}

    static String of(Path file) {
        var name = file.getFileName();
        return name == null ? file.toString() : name.toString();
    }

    /** The first few names. */
    static String of(List<Path> files) {
        var first = files.stream().limit(MOST).map(Names::of).collect(Collectors.joining(", "));
        return files.size() > MOST ? first + ", \u2026" : first;
    }
}
