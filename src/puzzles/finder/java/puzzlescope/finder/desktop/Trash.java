package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The trash, from which files can be restored. */
public interface Trash {

    boolean isThere();

    /**
     * Moves a file to the trash.
     *
     * @return the data for restoring it; empty if only the system's own programs can
     */
    Optional<TrashedFile> put(Path file) throws IOException;

    /**
     * Restores a file to its original path.
     *
     * @throws java.nio.file.FileAlreadyExistsException if something else is there now
     */
    void restore(TrashedFile trashedFile) throws IOException;

    /**
     * A file in the trash.
     *
     * @param original its original path
     * @param kept its path in the trash
     * @param information the file with its metadata for file managers
     */
    record TrashedFile(Path original, Path kept, Path information) {}

    static Trash ofThisSystem() {
        var system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        boolean own = system.contains("windows") || system.contains("mac");
        return own ? new DesktopTrash() : FreedesktopTrash.of(System.getenv(), System.getProperty("user.home"));
    }
}
