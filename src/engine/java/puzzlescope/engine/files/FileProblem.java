package puzzlescope.engine.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.regex.Pattern;

/** A reason why a file cannot be read or written, as far as it is known beforehand. */
public enum FileProblem {
    /** The file exists and may not be replaced. */
    EXISTS,
    FOLDER,
    /** A pipe, device or socket, which may block for ever, never end or store nothing. */
    SPECIAL,
    /** The parent folder does not exist. */
    NO_FOLDER,
    /** The system rejects the name, which may be too long. */
    NO_NAME,
    /** The user may not write to the folder. */
    READ_ONLY,
    MISSING,
    UNREADABLE,
    TOO_LARGE,
    /** The file should be text, and is not valid UTF-8. */
    NO_TEXT;

    /** Names of files that are open already, such as the standard output, even if that is an ordinary file. */
    private static final Pattern OPEN_ALREADY = Pattern.compile("/dev/(stdin|stdout|stderr|fd(/.*)?)|/proc/.*");

    /** Returns the obstacle to reading a file of at most {@code mostBytes} bytes. */
    public static Optional<FileProblem> toReading(Path file, long mostBytes) {
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
     * Returns the obstacle to writing a file.
     *
     * @param mayReplace whether an existing file may be replaced
     */
    public static Optional<FileProblem> toWriting(Path file, boolean mayReplace) {
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
