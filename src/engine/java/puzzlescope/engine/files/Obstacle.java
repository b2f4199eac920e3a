package puzzlescope.engine.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.regex.Pattern;

/** Why a file that somebody names cannot be read or written, as far as that is known before it is tried. */
public enum Obstacle {
    /** It is there already and may not be replaced. */
    EXISTS,
    FOLDER,
    /** A pipe, a device, a socket: whoever opens one may wait for ever, read without end or write where nothing is kept. */
    SPECIAL,
    /** The folder that it is to lie in is not there. */
    NO_FOLDER,
    /** The system takes no such name, which may be too long. */
    NO_NAME,
    /** Its folder takes no files from this user. */
    READ_ONLY,
    MISSING,
    UNREADABLE,
    TOO_LARGE,
    /** It was to be text, and is none in UTF-8. */
    NO_TEXT;

    /** Names of what is open already, such as the standard output, even where that is an ordinary file. */
    private static final Pattern OPEN_ALREADY = Pattern.compile("/dev/(stdin|stdout|stderr|fd(/.*)?)|/proc/.*");

    /** What hinders reading a file of at most so many bytes. */
    public static Optional<Obstacle> toReading(Path file, long mostBytes) {
        if (!Files.exists(file)) {
            return Optional.of(MISSING);
        }
        if (Files.isDirectory(file)) {
            return Optional.of(FOLDER);
        }
        if (isSpecial(file)) {
            return Optional.of(SPECIAL);
        }
        if (!Files.isReadable(file)) {
            return Optional.of(UNREADABLE);
        }
        return file.toFile().length() > mostBytes ? Optional.of(TOO_LARGE) : Optional.empty();
    }

    /**
     * What hinders writing a file.
     *
     * @param mayReplace whether one that is there may be replaced
     */
    public static Optional<Obstacle> toWriting(Path file, boolean mayReplace) {
        var folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) {
            return Optional.of(FOLDER);
        }
        if (isSpecial(file)) {
            return Optional.of(SPECIAL);
        }
        if (!Files.isDirectory(folder)) {
            return Optional.of(NO_FOLDER);
        }
        try {
            Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (!mayReplace) {
                return Optional.of(EXISTS);
            }
        } catch (IOException expected) {
            if (!(expected instanceof NoSuchFileException)) {
                return Optional.of(NO_NAME);
            }
        }
        return Files.isWritable(folder) ? Optional.empty() : Optional.of(READ_ONLY);
    }

    private static boolean isSpecial(Path file) {
        var name = file.toAbsolutePath().normalize().toString();
        return OPEN_ALREADY.matcher(name).matches() || Files.exists(file) && !Files.isRegularFile(file);
    }
}
