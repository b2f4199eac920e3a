package puzzlescope.core.puzzle.finder.tree;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A folder that is reached by its path. Nothing is held open, so that walks may be as deep as paths may be long; from there
 * on {@link DeepFolder} goes on.
 */
final class DiskFolder implements Folder {

    /** Linux takes paths of 4,095 bytes, of which a name takes 255 at the most. */
    private static final int LONGEST_PATH = 3_800;

    private static final int NAMES_BETWEEN_PULSES = 1_024;

    private final Path folder;
    /** Names that do not read back, such as broken UTF-8. */
    private final Map<String, Path> odd = new HashMap<>();

    DiskFolder(Path folder) {
        this.folder = folder;
    }

    @Override
    public List<String> names(Runnable pulse) throws IOException {
        var names = new ArrayList<String>();
        try (var children = Files.newDirectoryStream(folder)) {
            for (var child : children) {
                var name = Objects.requireNonNull(child.getFileName()).toString();
                if (!folder.resolve(name).equals(child)) {
                    odd.put(name, child);
                }
                names.add(name);
                if (names.size() % NAMES_BETWEEN_PULSES == 0) {
                    pulse.run();
                }
            }
        } catch (DirectoryIteratorException unreadable) {
            throw unreadable.getCause();
        }
        return names;
    }

    private Path child(String name) {
        return odd.containsKey(name) ? odd.get(name) : folder.resolve(name);
    }

    @Override
    public Item item(String name, boolean followLink) throws IOException {
        var options = followLink ? new LinkOption[0] : new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
        return item(Files.readAttributes(child(name), BasicFileAttributes.class, options));
    }

    static Item item(BasicFileAttributes read) {
        var kind = read.isRegularFile()
                ? Item.Kind.FILE
                : read.isDirectory() ? Item.Kind.FOLDER : read.isSymbolicLink() ? Item.Kind.LINK : Item.Kind.SPECIAL;
        return new Item(
                kind,
                read.size(),
                read.creationTime().toMillis(),
                read.lastModifiedTime().toMillis(),
                read.lastAccessTime().toMillis());
    }

    @Override
    public Folder open(String name) throws IOException {
        var child = child(name);
        if (child.toString().length() * 3L > LONGEST_PATH && tooLong(child)) {
            try (var here = Files.newDirectoryStream(folder)) {
                if (here instanceof SecureDirectoryStream<Path> secure) {
                    return new DeepFolder(secure.newDirectoryStream(Path.of(name)));
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
    public Object key(String name) throws IOException {
        return key(child(name));
    }

    private static Object key(Path path) throws IOException {
        var key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        return key == null ? path.toRealPath() : key;
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
