package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * Identifies a file and its state, to detect whether it has been replaced or changed.
 *
 * @param key the system's file key; empty if there is none
 */
record FileStamp(Optional<Object> key, long size, FileTime modified) {

    /** Returns the stamp of a file, without following links. */
    static FileStamp of(Path file) throws IOException {
        return of(Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
    }

    static FileStamp of(BasicFileAttributes attributes) {
        return new FileStamp(
                Optional.ofNullable(attributes.fileKey()), attributes.size(), attributes.lastModifiedTime());
    }

    /** Throws if the file has been replaced or changed. */
    void check(Path file) throws IOException {
        if (!of(file).equals(this)) {
            throw DeclinedException.changed(file);
        }
    }
}
