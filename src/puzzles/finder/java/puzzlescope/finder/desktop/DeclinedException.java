package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;

/** Thrown when the app refuses a file operation that the system might allow. */
final class DeclinedException extends IOException {

    private static final long serialVersionUID = 1;

    private final transient Message sentence;

    private DeclinedException(String key, Path file) {
        super(key);
        sentence = Message.of(key, FileNames.of(file));
    }

    /** The file is neither a regular file nor a link; reading a pipe or a device may never end. */
    static DeclinedException specialFile(Path file) {
        return new DeclinedException("finder.failed.special", file);
    }

    static DeclinedException changed(Path file) {
        return new DeclinedException("finder.failed.changed", file);
    }

    Message sentence() {
        return sentence;
    }
}
