package puzzlescope.engine.trace;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.files.OwnerOnly;

/**
 * A folder for one process's recording files, readable by the user only. The process holds a lock on a file in it as
 * long as it lives, so a folder left by a crash is recognised by its lock being free, and deleted. Any thread.
 */
public final class RecordingFolder implements FileSource {

    private static final System.Logger LOG = System.getLogger(RecordingFolder.class.getName());
    private static final String PREFIX = "recordings-";
    private static final String LOCK = "lock";
    /** Age below which a folder without a lock may still be under construction. */
    private static final Duration YOUNG = Duration.ofMinutes(1);

    /** The folders of this process, whose locks must not be touched: closing any channel on a file may release them. */
    private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

    private final Path parent;
    private @Nullable Path folder;
    private @Nullable FileChannel lock;
    private final List<FileChannel> given = new ArrayList<>();
    private int files;

    /** @param parent the folder in which this one is created on first use */
    RecordingFolder(Path parent) {
        this.parent = parent;
    }

    @Override
    public synchronized FileChannel newFile() throws IOException {
        if (folder == null) {
            OwnerOnly.makeFolder(parent);
            var made = Files.createTempDirectory(parent, PREFIX, OwnerOnly.ofFolder());
            OURS.add(made);
            lock = FileChannel.open(made.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            if (lock.tryLock() == null) {
                throw new IOException("another process holds the lock of " + made);
            }
            folder = made;
        }
        files++;
        var file = Files.createFile(folder.resolve(files + ".events"), OwnerOnly.ofFile());
        // Where the system supports it, a file deleted on closing also disappears after a crash.
        var channel = FileChannel.open(
                file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
        given.removeIf(earlier -> !earlier.isOpen());
        given.add(channel);
        return channel;
    }

    /** Closes all files and deletes the folder. */
    @Override
    public synchronized void close() {
        if (folder == null || lock == null) {
            return;
        }
        try {
            for (var channel : given) {
                channel.close();
            }
            lock.close();
            delete(folder);
        } catch (IOException stuck) {
            LOG.log(Level.WARNING, "recordings are left behind until the next start: " + stuck.getMessage());
        }
        OURS.remove(folder);
        folder = null;
        lock = null;
    }

    /** Deletes the folders left below a parent by processes that have ended. */
    public static void deleteStale(Path parent) {
        if (!Files.isDirectory(parent)) {
            return;
        }
        try (var left = Files.newDirectoryStream(parent, PREFIX + "*")) {
            for (var folder : left) {
                deleteIfAbandoned(folder);
            }
        } catch (IOException | DirectoryIteratorException failed) {
            LOG.log(Level.WARNING, "old recordings could not be swept: " + failed.getMessage());
        }
    }

    /** Deletes a folder if it is abandoned. Failures are logged only, so that the next folders are still deleted. */
    private static void deleteIfAbandoned(Path folder) {
        try {
            if (isAbandoned(folder)) {
                delete(folder);
            }
        } catch (IOException stuck) {
            LOG.log(Level.WARNING, "An old recording could not be deleted: " + stuck);
        }
    }

    private static boolean isAbandoned(Path folder) throws IOException {
        if (OURS.contains(folder)) {
            return false;
        }
        var file = folder.resolve(LOCK);
        if (!Files.isRegularFile(file)) {
            // Not opened, since opening a pipe would block.
            return Files.getLastModifiedTime(folder)
                    .toInstant()
                    .isBefore(Instant.now().minus(YOUNG));
        }
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE);
                var free = channel.tryLock()) {
            return free != null;
        }
    }

    /** Deletes as much of a folder as possible. */
    private static void delete(Path folder) throws IOException {
        var stuck = new ArrayList<IOException>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                return delete(file);
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failed) {
                return delete(file);
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failed) {
                return delete(visited);
            }

            private FileVisitResult delete(Path path) {
                try {
                    Files.deleteIfExists(path);
                } catch (IOException failed) {
                    stuck.add(failed);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        if (!stuck.isEmpty()) {
            throw stuck.getFirst();
        }
    }
}
