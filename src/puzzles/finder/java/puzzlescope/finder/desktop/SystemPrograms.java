package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import puzzlescope.finder.tree.PathText;

/** Opens files with the system's default programs. */
@FunctionalInterface
public interface SystemPrograms {

    void start(List<String> words) throws IOException;

    /** Returns the launcher of this system; programs run independently, with their output discarded. */
    static SystemPrograms ofThisSystem() {
        return words -> new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    default void open(Path file) throws IOException {
        start(
                switch (system()) {
                    case "windows" -> List.of("rundll32", "url.dll,FileProtocolHandler", word(file));
                    case "mac" -> List.of("open", word(file));
                    default -> List.of("xdg-open", word(file));
                });
    }

    /** Shows a file in its folder, or just the folder where the system supports no more. */
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

    /** Returns a path as an argument for a program; if the locale cannot represent it, as a URI, which is ASCII. */
    private static String word(Path file) {
        return PathText.isText(file) ? file.toString() : file.toUri().toString();
    }

    private static String system() {
        var name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        return name.contains("windows") ? "windows" : name.contains("mac") ? "mac" : "other";
    }
}
