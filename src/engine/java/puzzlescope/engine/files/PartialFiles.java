package puzzlescope.engine.files;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Temporary files next to their targets. Each is locked while it is written, so a file left by a killed process is
 * recognised by its lock being free, and deleted. Any thread.
 */
public final class PartialFiles {

    private static final System.Logger LOG = System.getLogger(PartialFiles.class.getName());

    /** Long enough to be unique to this app. */
    private static final String SUFFIX = ".puzzlescope.part";
    /** Characters of the target's name to use, since file names are limited in length. */
    private static final int NAMED = 40;

    private static final int MOST_TRIALS = 100;

    /** The files of this process, whose locks must not be touched: closing any channel on a file may release them. */
    private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

    private PartialFiles() {}

    /** A temporary file; closing deletes it, unless it was moved to its target. */
    record PartialFile(Path file, FileChannel channel) implements AutoCloseable {

        @Override
        public void close() throws IOException {
            // Delete before the lock is released, or it would look abandoned.
            try (channel) {
                Files.deleteIfExists(file);
            } finally {
                OURS.remove(file);
            }
        }
    }

    /** Creates a new, empty and locked file next to a target. */
    static PartialFile createBeside(Path place, FileAttribute<?>... attributes) throws IOException {
        var folder = folder(place).toRealPath();
        for (int trial = 0; trial < MOST_TRIALS; trial++) {
            var file = Files.createTempFile(folder, beginning(place), SUFFIX, attributes);
            OURS.add(file);
            // The program may exit during the write.
            file.toFile().deleteOnExit();
            var partialFile = new PartialFile(file, FileChannel.open(file, StandardOpenOption.WRITE));
            if (isHeld(partialFile)) {
                return partialFile;
            }
            partialFile.close();
        }
        throw new FileSystemException(folder.toString(), null, "files in it cannot be locked");
    }

    /** Returns whether the file was locked before another process deleted it as abandoned. */
    private static boolean isHeld(PartialFile partialFile) throws IOException {
        try {
            return partialFile.channel.tryLock() != null && Files.exists(partialFile.file, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException noLocks) {
            // Without file locks, no process deletes abandoned files.
            return Files.exists(partialFile.file, LinkOption.NOFOLLOW_LINKS);
        }
    }

    /** Returns the parent folder; of a root, the root itself. */
    static Path folder(Path place) {
        var whole = place.toAbsolutePath();
        return Objects.requireNonNullElse(whole.getParent(), whole);
    }

    private static String beginning(Path place) {
        var name = place.getFileName().toString();
        int end = name.offsetByCodePoints(0, Math.min(NAMED, name.codePointCount(0, name.length())));
        return name.substring(0, end) + ".";
    }

    /** Deletes the temporary files for a target left by processes that have ended. */
    static void deleteStale(Path place) {
        deleteStale(folder(place), beginning(place));
    }

    /** Deletes the temporary files in a folder left by processes that have ended. */
    public static void deleteStaleIn(Path folder) {
        deleteStale(folder, "");
    }

    private static void deleteStale(Path folder, String beginning) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var left = Files.newDirectoryStream(
                folder.toRealPath(),
                file -> file.getFileName().toString().startsWith(beginning)
                        && file.getFileName().toString().endsWith(SUFFIX))) {
            for (var file : left) {
                deleteIfAbandoned(file);
            }
        } catch (IOException | DirectoryIteratorException failed) {
            LOG.log(Level.DEBUG, "nothing is swept in " + folder, failed);
        }
    }

    private static void deleteIfAbandoned(Path file) {
        if (OURS.contains(file) || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE);
                var free = channel.tryLock()) {
            if (free != null) {
                Files.delete(file);
            }
        } catch (IOException stuck) {
            LOG.log(Level.DEBUG, "left where it is: " + file, stuck);
        }
    }
}
