package puzzlescope.finder.desktop;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/** A name typed for a file in a folder; surrounding blanks are ignored. */
final class NewFileName {

    private NewFileName() {}

    /** Returns why it cannot be the name of a file; empty if it can. */
    static Optional<Message> refusal(Path folder, String name) {
        var typed = name.strip();
        boolean special = typed.isEmpty() || typed.equals(".") || typed.equals("..");
        if (special || typed.contains("/") || typed.contains("\\") || hides(typed)) {
            return refused(typed);
        }
        try {
            in(folder, typed);
            return Optional.empty();
        } catch (InvalidPathException notAName) {
            return refused(typed);
        }
    }

    private static Optional<Message> refused(String typed) {
        return Optional.of(Message.of("finder.failed.name", PathText.visible(typed)));
    }

    /** Returns whether it has characters that are invisible in a list. */
    private static boolean hides(String typed) {
        return !PathText.visible(typed).equals(typed);
    }

    static Path in(Path folder, String name) {
        return folder.resolve(PathText.path(name.strip()));
    }
}
