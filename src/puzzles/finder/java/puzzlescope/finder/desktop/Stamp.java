package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * What tells whether the same file stands under a name as before, and as it was.
 *
 * @param key the system's own; empty where it has none
 */
record Stamp(Optional<Object> key, long size, FileTime modified) {

    /** Of what stands there, which may be a link. */
    static Stamp of(Path file) throws IOException {
        return of(Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
    }

    static Stamp of(BasicFileAttributes attributes) {
        return new Stamp(Optional.ofNullable(attributes.fileKey()), attributes.size(), attributes.lastModifiedTime());
    }

    /** Does nothing if it is the same file still. */
    void check(Path file) throws IOException {
        if (!of(file).equals(this)) {
            throw Declined.changed(file);
        }
    }
}
