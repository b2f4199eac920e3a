package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;

/** Thrown when the app refuses a file operation that the system might allow. */
final class Declined extends IOException {

    private static final long serialVersionUID = 1;

    private final transient Message sentence;

    private Declined(String key, Path file) {
        super(key);
        sentence = Message.of(key, Names.of(file));
    }

    /** The file is neither a regular file nor a link; reading a pipe or a device may never end. */
    static Declined special(Path file) {
        return new Declined("finder.failed.special", file);
    }

    /** The file has changed. */
    static Declined changed(Path file) {
        return new Declined("finder.failed.changed", file);
    }

    Message sentence() {
        return sentence;
    }
}
