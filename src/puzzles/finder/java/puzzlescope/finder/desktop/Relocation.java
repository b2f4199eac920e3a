package puzzlescope.finder.desktop;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Moves files to another path, never replacing anything. A rename by the system would replace a file created after the
 * check; therefore the new name is created by a call that fails if it exists, and the old one is removed only
 * afterwards.
 */
final class Relocation {

    private Relocation() {}

    /**
     * Moves a file or a link.
     *
     * @throws FileAlreadyExistsException if the target exists, even if it has just been created
     */
    static void move(Path from, Path to) throws IOException {
        var attributes = Files.readAttributes(from, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (Files.exists(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(to.toString());
        }
        if (attributes.isSymbolicLink()) {
            moveLink(from, to);
        } else if (!attributes.isRegularFile()) {
            throw DeclinedException.specialFile(from);
        } else if (!linked(from, to)) {
            moveByCopy(from, to, FileStamp.of(attributes));
        }
    }

    private static void moveLink(Path from, Path to) throws IOException {
        if (File.separatorChar == '\\') {
            // Creating a link requires a privilege on Windows, where the system's move never replaces anything.
            Files.move(from, to);
            return;
        }
        var leadsTo = Files.readSymbolicLink(from);
        try {
            Files.createSymbolicLink(to, leadsTo);
        } catch (UnsupportedOperationException noLinks) {
            throw new FileSystemException(from.toString(), to.toString(), "there are no links");
        }
        drop(from, to, () -> Files.readSymbolicLink(from).equals(leadsTo));
    }

    /**
     * Moves by a hard link, which is created only if the name is free, then deletes the old name; returns false if hard
     * links are not supported.
     */
    private static boolean linked(Path from, Path to) throws IOException {
        if (!from.getFileSystem().equals(to.getFileSystem())) {
            return false;
        }
        try {
            Files.createLink(to, from);
        } catch (FileAlreadyExistsException | NoSuchFileException certain) {
            throw certain;
        } catch (FileSystemException | UnsupportedOperationException | SecurityException notHere) {
            return false;
        }
        drop(from, to, () -> FileStamp.of(to).key().equals(FileStamp.of(from).key()));
        return true;
    }

    /**
     * Moves a file to a place where hard links are not possible.
     *
     * @param fileStamp the state of the file when it was checked
     */
    static void moveByCopy(Path from, Path to, FileStamp fileStamp) throws IOException {
        ExclusiveCopy.toReplace(from, to);
        drop(from, to, () -> Files.mismatch(from, to) < 0 && FileStamp.of(from).equals(fileStamp));
    }

    /** Checks that both names stand for the same file. */
    @FunctionalInterface
    private interface Check {

        boolean holds() throws IOException;
    }

    /**
     * Deletes the old name after the new one has been created. If the old name has been replaced in the meantime, it
     * stays, and the new name is deleted.
     */
    private static void drop(Path from, Path to, Check isSame) throws IOException {
        try {
            if (!isSame.holds()) {
                throw DeclinedException.changed(from);
            }
            Files.delete(from);
        } catch (IOException mayNotLeave) {
            try {
                Files.delete(to);
            } catch (IOException staysTwice) {
                mayNotLeave.addSuppressed(staysTwice);
            }
            throw mayNotLeave;
        }
    }
}
