package puzzlescope.engine.files;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Permissions that let only the user read files and folders, where the file system supports them. */
public final class OwnerOnly {

    private OwnerOnly() {}

    /** Creates a folder and its missing parents; existing ones are left unchanged. */
    public static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, ofFolder());
    }

    public static FileAttribute<?>[] ofFolder() {
        return permissions("rwx------");
    }

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
