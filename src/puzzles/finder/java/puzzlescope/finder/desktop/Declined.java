package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;

/** Something that we do not do with a file, although the system might. */
final class Declined extends IOException {

    private static final long serialVersionUID = 1;

    private final transient Message sentence;

    private Declined(String key, Path file) {
        super(key);
        sentence = Message.of(key, Names.of(file));
    }

    /** It is neither a file nor a link: what a pipe or a device gives may never end. */
    static Declined special(Path file) {
        return new Declined("finder.failed.special", file);
    }

    /** It is not what it was before. */
    static Declined changed(Path file) {
        return new Declined("finder.failed.changed", file);
    }

    Message sentence() {
        return sentence;
    }
}
