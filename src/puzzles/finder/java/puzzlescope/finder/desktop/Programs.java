package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import puzzlescope.finder.tree.PathText;

/** Asks the system to open files with the programs that it has for them. */
@FunctionalInterface
public interface Programs {

    /** Starts a program of these words. */
    void start(List<String> words) throws IOException;

    /** The programs of this system, each on its own and without a word to us. */
    static Programs ofThisSystem() {
        return words -> new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Opens a file. */
    default void open(Path file) throws IOException {
        start(
                switch (system()) {
                    case "windows" -> List.of("rundll32", "url.dll,FileProtocolHandler", word(file));
                    case "mac" -> List.of("open", word(file));
                    default -> List.of("xdg-open", word(file));
                });
    }

    /** Shows a file in its folder; where the system can only show folders, the folder. */
    default void show(Path file) throws IOException {
        start(
                switch (system()) {
                    case "windows" -> List.of("explorer", "/select," + file);
                    case "mac" -> List.of("open", "-R", word(file));
                    default -> List.of("xdg-open", word(folder(file)));
                });
    }

    private static Path folder(Path file) {
        return file.getParent() == null ? file : file.getParent();
    }

    /** A path as a word for a program; one that is no text in this locale as an address, which is ASCII. */
    private static String word(Path file) {
        return PathText.isText(file) ? file.toString() : file.toUri().toString();
    }

    private static String system() {
        var name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        return name.contains("windows") ? "windows" : name.contains("mac") ? "mac" : "other";
    }
}
