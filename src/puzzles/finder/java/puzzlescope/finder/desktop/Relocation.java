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
 * Brings files to another path, never over something that is there. A renaming by the system would write over what comes
 * between a look and the renaming; so the new name is always made by a call that fails if there is something, and the old one
 * goes only when the file has its new one.
 */
final class Relocation {

    private Relocation() {}

    /**
     * Moves a file or a link.
     *
     * @throws FileAlreadyExistsException if something is there already, at whatever moment it came
     */
    static void move(Path from, Path to) throws IOException {
        var attributes = Files.readAttributes(from, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (Files.exists(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(to.toString());
        }
        if (attributes.isSymbolicLink()) {
            moveLink(from, to);
        } else if (!attributes.isRegularFile()) {
            throw Declined.special(from);
        } else if (!linked(from, to)) {
            moveByCopy(from, to, Stamp.of(attributes));
        }
    }

    private static void moveLink(Path from, Path to) throws IOException {
        if (File.separatorChar == '\\') {
            // Making a link takes a privilege there, and the system's own move never writes over anything.
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

    /** A second name for the file, given only if it is free, then the first one is dropped; false if there cannot be two. */
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
        drop(from, to, () -> Stamp.of(to).key().equals(Stamp.of(from).key()));
        return true;
    }

    /**
     * Moves a file to where its old name cannot be linked.
     *
     * @param stamp what it was when one looked at it
     */
    static void moveByCopy(Path from, Path to, Stamp stamp) throws IOException {
        ExclusiveCopy.toReplace(from, to);
        drop(from, to, () -> Files.mismatch(from, to) < 0 && Stamp.of(from).equals(stamp));
    }

    /** Whether both names stand for the same. */
    @FunctionalInterface
    private interface Check {

        boolean holds() throws IOException;
    }

    /**
     * Drops the old name of what has its new one. If somebody has put something else under the old name meanwhile, that stays,
     * and the new name goes.
     */
    private static void drop(Path from, Path to, Check isSame) throws IOException {
        try {
            if (!isSame.holds()) {
                throw Declined.changed(from);
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
