package puzzlescope.engine.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;

/**
 * A file that is replaced atomically: it is written to a temporary file next to its target and moved there when
 * complete, so nobody sees half of it, and an existing file stays untouched until then, even if the disk is full. A
 * temporary file left by a killed process is deleted by the next write to the same target. Any thread; programs may
 * share a folder.
 */
public final class WholeFile {

    /** The number of links that Linux follows. */
    private static final int MOST_LINKS = 40;

    private final Path place;
    private final boolean ofTheUsers;

    private WholeFile(Path place, boolean ofTheUsers) {
        this.place = place;
        this.ofTheUsers = ofTheUsers;
    }

    /** The content of a file. */
    @FunctionalInterface
    public interface Content {

        /** Writes the content; if this throws, nothing is left behind. */
        void writeTo(FileChannel channel) throws IOException;
    }

    /** A file that the user asked for, with the user's default permissions; a link is followed. */
    public static WholeFile askedFor(Path place) {
        return new WholeFile(place, true);
    }

    /** A file of the app's own, readable by the user only; a link is replaced, and the folder is created. */
    public static WholeFile ofTheApp(Path place) {
        return new WholeFile(place, false);
    }

    /** Returns the known obstacle to writing; see {@link FileProblem#toWriting}. */
    public Optional<FileProblem> problem(boolean mayReplace) {
        return FileProblem.toWriting(place, mayReplace);
    }

    /**
     * Writes the file.
     *
     * @param mayReplace whether an existing file may be replaced, even one created in the meantime
     * @throws IOException if it cannot be written; nothing is left behind, and an existing file is unchanged
     */
    public void write(boolean mayReplace, Content content) throws IOException {
        if (!ofTheUsers) {
            OwnerOnly.makeFolder(PartialFiles.folder(place));
        }
        var obstacle = problem(mayReplace);
        if (obstacle.isPresent()) {
            throw obstacle.get() == FileProblem.EXISTS
                    ? new FileAlreadyExistsException(place.toString())
                    : new UnusableFileException(place, obstacle.get());
        }
        var target = ofTheUsers ? linked(place) : place.toAbsolutePath();
        PartialFiles.deleteStale(target);
        try (var partialFile = PartialFiles.createBeside(target, permissions())) {
            content.writeTo(partialFile.channel());
            partialFile.channel().force(true);
            if (mayReplace) {
                keepPermissions(target, partialFile.file());
                Files.move(partialFile.file(), target, StandardCopyOption.ATOMIC_MOVE);
            } else {
                moveWithoutReplacing(partialFile.file(), target);
            }
        }
    }

    /** Follows links, even one that leads to no file yet. */
    private static Path linked(Path place) throws IOException {
        var target = place.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MOST_LINKS) {
                throw new UnusableFileException(place, FileProblem.NO_NAME);
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return Files.exists(target) ? target.toRealPath() : target;
    }

    private FileAttribute<?>[] permissions() {
        // The user's umask restricts these.
        return ofTheUsers ? OwnerOnly.permissions("rw-rw-rw-") : OwnerOnly.ofFile();
    }

    private void keepPermissions(Path target, Path part) throws IOException {
        var view = Files.getFileAttributeView(part, PosixFileAttributeView.class);
        if (ofTheUsers && view != null && Files.isRegularFile(target)) {
            var before = Files.getPosixFilePermissions(target);
            // File systems where all files have the same permissions do not let them be set.
            if (!before.equals(view.readAttributes().permissions())) {
                view.setPermissions(before);
            }
        }
    }

    /** Uses a hard link, which never replaces an existing file; a move might replace one created at this moment. */
    private static void moveWithoutReplacing(Path part, Path target) throws IOException {
        try {
            Files.createLink(target, part);
        } catch (FileAlreadyExistsException there) {
            throw there;
        } catch (IOException | UnsupportedOperationException noSecondNames) {
            Files.move(part, target);
        }
    }

    public static Content of(byte[] bytes) {
        return channel -> {
            var left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                channel.write(left);
            }
        };
    }
}
