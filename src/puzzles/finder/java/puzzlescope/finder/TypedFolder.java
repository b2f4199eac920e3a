package puzzlescope.finder;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.finder.tree.PathText;

/** Reads the path of a folder as it is typed or pasted; nothing stands for the sample. */
public final class TypedFolder {

    private TypedFolder() {}

    static String parse(String text) {
        var typed = unquoted(text.strip());
        if (typed.isEmpty()) {
            return "";
        }
        Path path;
        try {
            path = path(typed);
        } catch (IllegalArgumentException | FileSystemNotFoundException notAPath) {
            throw new InvalidInput(Message.of("finder.refusal.path", PathText.visible(typed)));
        }
        if (!Files.isDirectory(path)) {
            throw new InvalidInput(Message.of(
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
     * The path that is meant; a tilde stands for the person's own folder. An address such as {@code file:///home/%FF} names
     * any folder, also one whose name is no text, or has characters that the locale does not have.
     *
     * @throws IllegalArgumentException if it cannot be one
     */
    public static Path path(String typed) {
        if (typed.startsWith("file:///")) {
            return Path.of(URI.create(typed));
        }
        boolean atHome = typed.equals("~") || typed.startsWith("~/") || typed.startsWith("~\\");
        return atHome ? PathText.path(System.getProperty("user.home") + typed.substring(1)) : PathText.path(typed);
    }
}
