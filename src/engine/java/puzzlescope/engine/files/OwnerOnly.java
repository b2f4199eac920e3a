package puzzlescope.engine.files;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and folders that nobody but the user may read, where the system knows permissions. */
public final class OwnerOnly {

    private OwnerOnly() {}

    /** Makes a folder and those above it, as far as they are not there; what is there is left as it is. */
    public static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, ofFolder());
    }

    /** With what a folder is made. */
    public static FileAttribute<?>[] ofFolder() {
        return permissions("rwx------");
    }

    /** With what a file is made. */
    public static FileAttribute<?>[] ofFile() {
        return permissions("rw-------");
    }

    static FileAttribute<?>[] permissions(String permissions) {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
