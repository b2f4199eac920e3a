package puzzlescope.app.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A jar in the plug-in folder.
 *
 * @param fingerprint the SHA-256 of the file, which distinguishes it from other files of that name
 */
public record PlugIn(Path jar, String fingerprint) {

    static PlugIn of(Path jar) throws IOException {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
            return new PlugIn(jar, HexFormat.of().formatHex(digest));
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    public String name() {
        return String.valueOf(jar.getFileName());
    }
}
