package puzzlescope.finder.tree;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/** A folder whose path is longer than the system allows: it is held open, and its contents are reached from it. */
final class DeepFolder implements Folder {

    private static final System.Logger LOG = System.getLogger(DeepFolder.class.getName());

    private final SecureDirectoryStream<Path> folder;

    DeepFolder(SecureDirectoryStream<Path> folder) {
        this.folder = folder;
    }

    @Override
    public List<FileName> names(Runnable pulse) throws IOException {
        var names = new ArrayList<FileName>();
        try {
            for (var child : folder) {
                names.add(FileName.of(child));
                pulse.run();
            }
        } catch (DirectoryIteratorException unreadable) {
            throw unreadable.getCause();
        }
        return names;
    }

    @Override
    public FolderItem item(FileName name, boolean followLink) throws IOException {
        var options = followLink ? new LinkOption[0] : new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
        return DiskFolder.item(attributes(name.path(), options));
    }

    private BasicFileAttributes attributes(Path name, LinkOption... options) throws IOException {
        return folder.getFileAttributeView(name, BasicFileAttributeView.class, options)
                .readAttributes();
    }

    @Override
    public Folder open(FileName name) throws IOException {
        return new DeepFolder(folder.newDirectoryStream(name.path()));
    }

    @Override
    public Object key() throws IOException {
        return key(folder.getFileAttributeView(BasicFileAttributeView.class).readAttributes());
    }

    @Override
    public Object key(FileName name) throws IOException {
        return key(attributes(name.path()));
    }

    /** Returns the file key; systems that open folders relative to folders provide one. */
    private static Object key(BasicFileAttributes attributes) throws IOException {
        var key = attributes.fileKey();
        if (key == null) {
            throw new IOException("the system does not tell folders apart");
        }
        return key;
    }

    @Override
    public void close() {
        try {
            folder.close();
        } catch (IOException ignored) {
            LOG.log(System.Logger.Level.DEBUG, "a folder could not be closed", ignored);
        }
    }
}
