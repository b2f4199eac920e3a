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
 * Files in the making, beside the places that they are for. Each is locked as long as it is written; so what a killed process
 * has left is known by a lock that can be had, and swept. Any thread.
 */
public final class Parts {

    private static final System.Logger LOG = System.getLogger(Parts.class.getName());

    /** So long that it is nobody else's. */
    private static final String SUFFIX = ".puzzlescope.part";
    /** Of the place's name; names have an end. */
    private static final int NAMED = 40;

    private static final int MOST_TRIALS = 100;

    /** This process's own, whose locks must not be touched: closing any channel on a file may release them. */
    private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

    private Parts() {}

    /** A file in the making; closing it deletes it, unless it was moved to its place. */
    record Part(Path file, FileChannel channel) implements AutoCloseable {

        @Override
        public void close() throws IOException {
            // Nobody can take it for abandoned before it is gone.
            try (channel) {
                Files.deleteIfExists(file);
            } finally {
                OURS.remove(file);
            }
        }
    }

    /** A new empty file beside a place, locked. */
    static Part beside(Path place, FileAttribute<?>... attributes) throws IOException {
        var folder = folder(place).toRealPath();
        for (int trial = 0; trial < MOST_TRIALS; trial++) {
            var file = Files.createTempFile(folder, beginning(place), SUFFIX, attributes);
            OURS.add(file);
            // The program may be ended while this writes.
            file.toFile().deleteOnExit();
            var part = new Part(file, FileChannel.open(file, StandardOpenOption.WRITE));
            if (isHeld(part)) {
                return part;
            }
            part.close();
        }
        throw new FileSystemException(folder.toString(), null, "files in it cannot be locked");
    }

    /** Whether nobody has swept it between its making and its locking. */
    private static boolean isHeld(Part part) throws IOException {
        try {
            return part.channel.tryLock() != null && Files.exists(part.file, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException noLocks) {
            // Where files cannot be locked, nobody sweeps either.
            return Files.exists(part.file, LinkOption.NOFOLLOW_LINKS);
        }
    }

    /** Where a file lies; a root lies in itself. */
    static Path folder(Path place) {
        var whole = place.toAbsolutePath();
        return Objects.requireNonNullElse(whole.getParent(), whole);
    }

    private static String beginning(Path place) {
        var name = place.getFileName().toString();
        int end = name.offsetByCodePoints(0, Math.min(NAMED, name.codePointCount(0, name.length())));
        return name.substring(0, end) + ".";
    }

    /** Deletes what processes that are no more have left beside a place, for it. */
    static void sweep(Path place) {
        sweep(folder(place), beginning(place));
    }

    /** Deletes what processes that are no more have left in a folder. */
    public static void sweepFolder(Path folder) {
        sweep(folder, "");
    }

    private static void sweep(Path folder, String beginning) {
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
