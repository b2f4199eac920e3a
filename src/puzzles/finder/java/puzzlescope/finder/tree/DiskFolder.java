package puzzlescope.finder.tree;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A folder that is reached by its path. Nothing is held open, so that walks may be as deep as the longest path; beyond
 * that {@link DeepFolder} takes over.
 */
final class DiskFolder implements Folder {

    /** Linux allows paths of 4,095 bytes, of which a name takes at most 255. */
    private static final int LONGEST_PATH = 3_800;

    private static final int NANOS_A_MILLI = 1_000_000;

    private static final int NAMES_BETWEEN_PULSES = 1_024;

    private final Path folder;

    DiskFolder(Path folder) {
        this.folder = folder;
    }

    @Override
    public List<FileName> names(Runnable pulse) throws IOException {
        var names = new ArrayList<FileName>();
        try (var children = Files.newDirectoryStream(folder)) {
            for (var child : children) {
                names.add(FileName.of(child));
                if (names.size() % NAMES_BETWEEN_PULSES == 0) {
                    pulse.run();
                }
            }
        } catch (DirectoryIteratorException unreadable) {
            throw unreadable.getCause();
        }
        return names;
    }

    @Override
    public FolderItem item(FileName name, boolean followLink) throws IOException {
        var options = followLink ? new LinkOption[0] : new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
        return item(Files.readAttributes(name.in(folder), BasicFileAttributes.class, options));
    }

    static FolderItem item(BasicFileAttributes read) {
        var kind = read.isRegularFile()
                ? FolderItem.Kind.FILE
                : read.isDirectory()
                        ? FolderItem.Kind.FOLDER
                        : read.isSymbolicLink() ? FolderItem.Kind.LINK : FolderItem.Kind.SPECIAL;
        return new FolderItem(
                kind,
                read.size(),
                millis(read.creationTime()),
                millis(read.lastModifiedTime()),
                millis(read.lastAccessTime()),
                FolderItem.nanos(
                        nanos(read.creationTime()), nanos(read.lastModifiedTime()), nanos(read.lastAccessTime())));
    }

    /** Converts a time; the JDK returns the epoch for a date that the file system does not have. */
    private static long millis(FileTime time) {
        return time.toMillis() == 0 ? FolderItem.NOT_KNOWN : time.toMillis();
    }

    /** Returns the nanoseconds within the millisecond; 0 before 1970, where milliseconds are rounded towards it. */
    private static int nanos(FileTime time) {
        return time.toMillis() < 0 ? 0 : (int) (time.to(TimeUnit.NANOSECONDS) % NANOS_A_MILLI);
    }

    @Override
    public Folder open(FileName name) throws IOException {
        var child = name.in(folder);
        if (child.toString().length() * 3L > LONGEST_PATH && tooLong(child)) {
            try (var here = Files.newDirectoryStream(folder)) {
                if (here instanceof SecureDirectoryStream<Path> secure) {
                    return new DeepFolder(secure.newDirectoryStream(name.path()));
                }
            }
        }
        return new DiskFolder(child);
    }

    private static boolean tooLong(Path path) {
        return path.toUri().getRawPath().length() > LONGEST_PATH;
    }

    @Override
    public Object key() throws IOException {
        return key(folder);
    }

    @Override
    public Object key(FileName name) throws IOException {
        return key(name.in(folder));
    }

    private static Object key(Path path) throws IOException {
        var key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        return key == null ? path.toRealPath() : key;
    }

    @Override
    public void close() {
        // Nothing is held open.
    }
}
