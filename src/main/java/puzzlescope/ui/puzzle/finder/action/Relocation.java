package puzzlescope.ui.puzzle.finder.action;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Brings files to another path, never over something that is there. */
final class Relocation {

    private Relocation() {}

    /**
     * Moves a file.
     *
     * @throws FileAlreadyExistsException if something is there already, at whatever moment it came
     */
    static void move(Path from, Path to) throws IOException {
        if (Files.exists(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(to.toString());
        }
        if (!linked(from, to)) {
            Files.move(from, to);
        }
    }

    /** A second name for the file, given only if it is free, then the first one is dropped: nothing can come in between. */
    private static boolean linked(Path from, Path to) throws IOException {
        if (!Files.isRegularFile(from, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try {
            Files.createLink(to, from);
        } catch (FileAlreadyExistsException | NoSuchFileException certain) {
            throw certain;
        } catch (FileSystemException | UnsupportedOperationException | SecurityException notHere) {
            return false;
        }
        try {
            Files.delete(from);
        } catch (IOException mayNotLeave) {
            Files.delete(to);
            throw mayNotLeave;
        }
        return true;
    }

    /** Copies a file with its dates. */
    static void copy(Path from, Path to) throws IOException {
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    }
}
