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
 * A file that is there whole or not at all: it is written beside its place and moved there when it is complete, so that
 * nobody sees half of one, and what was there is untouched until then, also where the disk takes no more. What a process
 * that was killed has left beside it is swept by the next one that writes there. Any thread; programs may share a folder.
 */
public final class WholeFile {

    private final Path place;
    private final boolean ofTheUsers;

    private WholeFile(Path place, boolean ofTheUsers) {
        this.place = place;
        this.ofTheUsers = ofTheUsers;
    }

    /** What a file is to hold. */
    @FunctionalInterface
    public interface Content {

        /** Writes it; what this throws leaves nothing behind. */
        void writeTo(FileChannel channel) throws IOException;
    }

    /** A file that a person has asked for: whoever may read what the person makes may read it; a link leads to its target. */
    public static WholeFile askedFor(Path place) {
        return new WholeFile(place, true);
    }

    /** A file of the app's own: nobody but the user may read it; it takes the place of a link; its folder is made. */
    public static WholeFile ofTheApp(Path place) {
        return new WholeFile(place, false);
    }

    /** What is known to hinder writing it; see {@link Obstacle#toWriting}. */
    public Optional<Obstacle> obstacle(boolean mayReplace) {
        return Obstacle.toWriting(place, mayReplace);
    }

    /**
     * Writes it.
     *
     * @param mayReplace whether it may take the place of a file that is there, also of one that has come there meanwhile
     * @throws IOException if it cannot be written; then nothing is left behind, and what was there is as it was
     */
    public void write(boolean mayReplace, Content content) throws IOException {
        if (!ofTheUsers) {
            OwnerOnly.makeFolder(Parts.folder(place));
        }
        var obstacle = obstacle(mayReplace);
        if (obstacle.isPresent()) {
            throw obstacle.get() == Obstacle.EXISTS
                    ? new FileAlreadyExistsException(place.toString())
                    : new Hindered(place, obstacle.get());
        }
        var target = ofTheUsers && Files.exists(place) ? place.toRealPath() : place.toAbsolutePath();
        Parts.sweep(target);
        try (var part = Parts.beside(target, permissions())) {
            content.writeTo(part.channel());
            part.channel().force(true);
            if (mayReplace) {
                keepPermissions(target, part.file());
                Files.move(part.file(), target, StandardCopyOption.ATOMIC_MOVE);
            } else {
                moveWhereNothingIs(part.file(), target);
            }
        }
    }

    private FileAttribute<?>[] permissions() {
        // The system takes from these what the user's mask forbids.
        return ofTheUsers ? OwnerOnly.permissions("rw-rw-rw-") : OwnerOnly.ofFile();
    }

    private void keepPermissions(Path target, Path part) throws IOException {
        var view = Files.getFileAttributeView(part, PosixFileAttributeView.class);
        if (ofTheUsers && view != null && Files.isRegularFile(target)) {
            var before = Files.getPosixFilePermissions(target);
            // Where all files have the same, they cannot be set.
            if (!before.equals(view.readAttributes().permissions())) {
                view.setPermissions(before);
            }
        }
    }

    /** A second name is never given to what is there already; a move would write over what comes at this moment. */
    private static void moveWhereNothingIs(Path part, Path target) throws IOException {
        try {
            Files.createLink(target, part);
        } catch (FileAlreadyExistsException there) {
            throw there;
        } catch (IOException | UnsupportedOperationException noSecondNames) {
            Files.move(part, target);
        }
    }

    /** These bytes. */
    public static Content of(byte[] bytes) {
        return channel -> {
            var left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                channel.write(left);
            }
        };
    }
}
