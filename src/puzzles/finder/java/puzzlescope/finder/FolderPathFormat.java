package puzzlescope.finder;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.finder.tree.PathText;

/** Reads the path of a folder as it is typed or pasted; empty for the sample. */
public final class FolderPathFormat {

    private FolderPathFormat() {}

    static String parse(String text) {
        var typed = unquoted(text.strip());
        if (typed.isEmpty()) {
            return "";
        }
        Path path;
        try {
            path = path(typed);
        } catch (IllegalArgumentException | FileSystemNotFoundException notAPath) {
            throw new InvalidInputException(Message.of("finder.refusal.path", PathText.visible(typed)));
        }
        if (!Files.isDirectory(path)) {
            throw new InvalidInputException(Message.of(
                    Files.exists(path) ? "finder.refusal.not-a-folder" : "finder.refusal.no-folder",
                    PathText.visible(typed)));
        }
        return typed;
    }

    private static String unquoted(String typed) {
        boolean quoted = typed.length() > 1 && typed.startsWith("\"") && typed.endsWith("\"");
        return quoted ? typed.substring(1, typed.length() - 1) : typed;
    }

    /**
     * Returns the path for typed text; a tilde stands for the user's home folder. A URI such as
     * {@code file:///home/%FF} can name any folder, even one whose name is not text or has characters outside the
     * locale.
     *
     * @throws IllegalArgumentException if the text is no path
     */
    public static Path path(String typed) {
        if (typed.startsWith("file:///")) {
            return Path.of(URI.create(typed));
        }
        boolean atHome = typed.equals("~") || typed.startsWith("~/") || typed.startsWith("~\\");
        return atHome ? PathText.path(System.getProperty("user.home") + typed.substring(1)) : PathText.path(typed);
    }
}
