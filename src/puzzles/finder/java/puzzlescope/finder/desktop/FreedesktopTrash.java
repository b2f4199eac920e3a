package puzzlescope.finder.desktop;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.finder.tree.PathText;

/**
 * The user's trash according to the freedesktop.org trash specification 1.0: the file goes to {@code files}, and a file
 * in {@code info} records its origin, so that file managers can restore it too.
 *
 * @param folder the parent of {@code files} and {@code info}, which are created on demand
 */
record FreedesktopTrash(Path folder) implements Trash {

    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss");
    private static final int MOST_OF_ONE_NAME = 10_000;
    private static final String INFORMATION = ".trashinfo";
    /** Longest name on almost every file system, in bytes. */
    private static final int LONGEST_NAME = 255;
    /** Longest character in UTF-8, in bytes. */
    private static final int LONGEST_CHARACTER = 4;

    private static final FileAttribute<?> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    static FreedesktopTrash of(Map<String, String> environment, String home) {
        var data = environment.getOrDefault("XDG_DATA_HOME", "");
        var base = data.startsWith("/") ? Path.of(data) : Path.of(home, ".local", "share");
        return new FreedesktopTrash(base.resolve("Trash"));
    }

    @Override
    public boolean isThere() {
        return true;
    }

    @Override
    public Optional<TrashedFile> put(Path file) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new NoSuchFileException(file.toString());
        }
        var files = made("files");
        var informations = made("info");
        byte[] name = PathText.bytes(file);
        for (int attempt = 1; attempt <= MOST_OF_ONE_NAME; attempt++) {
            var suffix = attempt == 1 ? "" : "." + attempt;
            var trashedFile = new TrashedFile(
                    file, files.resolve(name(name, suffix, "")), informations.resolve(name(name, suffix, INFORMATION)));
            if (taken(trashedFile)) {
                return Optional.of(trashedFile);
            }
        }
        throw new FileAlreadyExistsException(FileNames.in(files, file).toString());
    }

    /** Returns one of the trash's folders, accessible to the owner only. */
    private Path made(String name) throws IOException {
        return Files.createDirectories(folder.resolve(name), OWNER_ONLY);
    }

    /** Returns a name with its endings, shortened to the length limit; the information file has the full name. */
    private static Path name(byte[] name, String suffix, String ending) {
        int most = LONGEST_NAME - suffix.length() - INFORMATION.length();
        int length = Math.min(name.length, most);
        while (length < name.length && length > most - LONGEST_CHARACTER && isInsideCharacter(name[length])) {
            length--;
        }
        byte[] endings = (suffix + ending).getBytes(StandardCharsets.US_ASCII);
        byte[] whole = Arrays.copyOf(name, length + endings.length);
        System.arraycopy(endings, 0, whole, length, endings.length);
        return PathText.name(whole);
    }

    private static boolean isInsideCharacter(byte utf8) {
        return (utf8 & 0xC0) == 0x80;
    }

    /**
     * Moves the file to its name in the trash; returns false if that is taken. Creating the information file reserves
     * the name.
     */
    private static boolean taken(TrashedFile trashedFile) throws IOException {
        try {
            Files.write(trashedFile.information(), information(trashedFile.original()), StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException reserved) {
            return false;
        }
        try {
            Relocation.move(trashedFile.original(), trashedFile.kept());
            return true;
        } catch (FileAlreadyExistsException withoutInformation) {
            Files.delete(trashedFile.information());
            return false;
        } catch (IOException failed) {
            Files.delete(trashedFile.information());
            throw failed;
        }
    }

    private static List<String> information(Path file) {
        return List.of(
                "[Trash Info]",
                "Path=" + escaped(file),
                "DeletionDate=" + SECONDS.format(LocalDateTime.now(ZoneId.systemDefault())));
    }

    /** Returns the path, encoded as in a URI. */
    private static String escaped(Path file) {
        return URI.create(file.toAbsolutePath().toUri().toASCIIString()).getRawPath();
    }

    @Override
    public void restore(TrashedFile trashedFile) throws IOException {
        Relocation.move(trashedFile.kept(), trashedFile.original());
        Files.deleteIfExists(trashedFile.information());
    }
}
