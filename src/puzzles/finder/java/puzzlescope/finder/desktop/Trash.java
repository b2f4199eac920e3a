package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Where files go that are not wanted any more; they can be had back from there. */
public interface Trash {

    /** Whether this system has one. */
    boolean isThere();

    /**
     * Puts a file there.
     *
     * @return what is needed to have it back; empty if only the system's own programs can give it back
     */
    Optional<Trashed> put(Path file) throws IOException;

    /**
     * Gives a file back to where it was.
     *
     * @throws java.nio.file.FileAlreadyExistsException if something else is there now
     */
    void restore(Trashed trashed) throws IOException;

    /**
     * A file in the trash.
     *
     * @param original where it was
     * @param kept where it is
     * @param information the file that tells file managers about it
     */
    record Trashed(Path original, Path kept, Path information) {}

    /** The trash of this system. */
    static Trash ofThisSystem() {
        var system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        boolean own = system.contains("windows") || system.contains("mac");
        return own ? new DesktopTrash() : FreedesktopTrash.of(System.getenv(), System.getProperty("user.home"));
    }
}
