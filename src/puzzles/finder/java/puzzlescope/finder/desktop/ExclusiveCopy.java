package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.DosFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.Optional;
import java.util.Set;

/**
 * Copies a file to a path that must not exist yet: {@code Files.copy} silently does nothing if both paths are the same
 * file, and does not guarantee atomicity.
 */
final class ExclusiveCopy {

    private static final System.Logger LOG = System.getLogger(ExclusiveCopy.class.getName());
    private static final int BUFFER = 1 << 20;

    private final Path from;
    private final Path to;
    private final boolean forGood;

    private ExclusiveCopy(Path from, Path to, boolean forGood) {
        this.from = from;
        this.to = to;
        this.forGood = forGood;
    }

    /**
     * Copies a file or the target of a link, with its dates and permissions; an incomplete copy is deleted.
     *
     * @throws java.nio.file.FileAlreadyExistsException if the target exists, even if it has just been created
     */
    static void of(Path from, Path to) throws IOException {
        of(from, to, false);
    }

    /** Copies a file, not a link, and forces it to disk, so that the original may be deleted. */
    static void toReplace(Path from, Path to) throws IOException {
        of(from, to, true, LinkOption.NOFOLLOW_LINKS);
    }

    private static void of(Path from, Path to, boolean forGood, LinkOption... links) throws IOException {
        if (!Files.readAttributes(from, BasicFileAttributes.class, links).isRegularFile()) {
            throw DeclinedException.specialFile(from);
        }
        try (var source = FileChannel.open(from, StandardOpenOption.READ)) {
            new ExclusiveCopy(from, to, forGood).copy(source);
        }
    }

    private void copy(FileChannel source) throws IOException {
        var target =
                FileChannel.open(to, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), permissions());
        var made = key();
        boolean complete = false;
        try {
            try (target) {
                var buffer = ByteBuffer.allocateDirect(BUFFER);
                while (source.read(buffer) >= 0) {
                    buffer.flip();
                    while (buffer.hasRemaining()) {
                        target.write(buffer);
                    }
                    buffer.clear();
                }
                if (forGood) {
                    target.force(true);
                }
            }
            copyAttributes();
            complete = true;
        } finally {
            if (!complete && key().equals(made)) {
                Files.deleteIfExists(to);
            }
        }
    }

    /** Empty if there is no key, as in archives, where a file is created only when it is closed. */
    private Optional<Object> key() throws IOException {
        return Files.exists(to, LinkOption.NOFOLLOW_LINKS) ? FileStamp.of(to).key() : Optional.empty();
    }

    /** Returns the original's permissions, so that the copy is never more readable, even while it is written. */
    private FileAttribute<?>[] permissions() throws IOException {
        var view = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        boolean known =
                view != null && to.getFileSystem().supportedFileAttributeViews().contains("posix");
        return known
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(view.readAttributes().permissions())
                }
                : new FileAttribute<?>[0];
    }

    /** A step that file systems may not support. */
    @FunctionalInterface
    private interface Step {

        void take() throws IOException;
    }

    /** Copies the dates last, since the other steps change them. */
    private void copyAttributes() {
        tryTo(this::copyOwner);
        tryTo(this::copyPermissions);
        tryTo(this::copyUserDefined);
        tryTo(this::copyDos);
        tryTo(this::copyDates);
    }

    /** Tries a step; the copy is valid even if not all attributes could be kept. */
    private void tryTo(Step step) {
        try {
            step.take();
        } catch (IOException | UnsupportedOperationException notHere) {
            LOG.log(System.Logger.Level.DEBUG, "an attribute was not copied", notHere);
        }
    }

    private void copyOwner() throws IOException {
        var old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        var view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (old != null && view != null) {
            view.setGroup(old.readAttributes().group());
            view.setOwner(old.readAttributes().owner());
        }
    }

    private void copyPermissions() throws IOException {
        var old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        var view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (old != null && view != null) {
            view.setPermissions(old.readAttributes().permissions());
        }
    }

    private void copyUserDefined() throws IOException {
        var old = Files.getFileAttributeView(from, UserDefinedFileAttributeView.class);
        var view = Files.getFileAttributeView(to, UserDefinedFileAttributeView.class);
        if (old != null && view != null) {
            for (var name : old.list()) {
                var value = ByteBuffer.allocate(old.size(name));
                old.read(name, value);
                view.write(name, value.flip());
            }
        }
    }

    private void copyDos() throws IOException {
        boolean known = to.getFileSystem().supportedFileAttributeViews().contains("posix");
        var old = known ? null : Files.getFileAttributeView(from, DosFileAttributeView.class);
        var view = known ? null : Files.getFileAttributeView(to, DosFileAttributeView.class);
        if (old != null && view != null) {
            var attributes = old.readAttributes();
            view.setHidden(attributes.isHidden());
            view.setSystem(attributes.isSystem());
            view.setReadOnly(attributes.isReadOnly());
        }
    }

    private void copyDates() throws IOException {
        var old = Files.readAttributes(from, BasicFileAttributes.class);
        Files.getFileAttributeView(to, BasicFileAttributeView.class)
                .setTimes(old.lastModifiedTime(), old.lastAccessTime(), old.creationTime());
    }
}
