package puzzlescope.core.puzzle.finder;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Refusal;

/** Reads the path of a folder as it is typed or pasted; nothing stands for the sample. */
final class TypedFolder {

    private TypedFolder() {}

    static String parse(String text) {
        var typed = unquoted(text.strip());
        if (typed.isEmpty()) {
            return "";
        }
        Path path;
        try {
            path = path(typed);
        } catch (InvalidPathException notAPath) {
            throw new Refusal(Message.of("finder.refusal.path", typed));
        }
        if (!Files.isDirectory(path)) {
            throw new Refusal(
                    Message.of(Files.exists(path) ? "finder.refusal.not-a-folder" : "finder.refusal.no-folder", typed));
        }
        return typed;
    }

    private static String unquoted(String typed) {
        boolean quoted = typed.length() > 1 && typed.startsWith("\"") && typed.endsWith("\"");
        return quoted ? typed.substring(1, typed.length() - 1) : typed;
    }

    /** The path that is meant; a tilde stands for the person's own folder. */
    static Path path(String typed) {
        boolean atHome = typed.equals("~") || typed.startsWith("~/") || typed.startsWith("~\\");
        return atHome ? Path.of(System.getProperty("user.home") + typed.substring(1)) : Path.of(typed);
    }
}
