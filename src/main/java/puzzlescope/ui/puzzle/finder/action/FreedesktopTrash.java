package puzzlescope.ui.puzzle.finder.action;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The person's own trash as the freedesktop.org trash specification 1.0 describes it: the file goes to {@code files}, and
 * {@code info} says where it came from, so that file managers can give it back too.
 */
final class FreedesktopTrash implements Trash {

    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss");
    private static final int MOST_OF_ONE_NAME = 10_000;

    private final Path folder;

    /** @param folder with {@code files} and {@code info}, made when they are needed */
    FreedesktopTrash(Path folder) {
        this.folder = folder;
    }

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
    public Optional<Trashed> put(Path file) throws IOException {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new NoSuchFileException(file.toString());
        }
        var files = Files.createDirectories(folder.resolve("files"));
        var informations = Files.createDirectories(folder.resolve("info"));
        for (int attempt = 1; attempt <= MOST_OF_ONE_NAME; attempt++) {
            var name = attempt == 1 ? Names.of(file) : Names.of(file) + "." + attempt;
            var trashed = new Trashed(file, files.resolve(name), informations.resolve(name + ".trashinfo"));
            if (taken(trashed)) {
                return Optional.of(trashed);
            }
        }
        throw new FileAlreadyExistsException(files.resolve(Names.of(file)).toString());
    }

    /** Moves the file under a name that is free; gives whether it was. The information is what reserves a name. */
    private static boolean taken(Trashed trashed) throws IOException {
        try {
            Files.write(trashed.information(), information(trashed.original()), StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException reserved) {
            return false;
        }
        try {
            Relocation.move(trashed.original(), trashed.kept());
            return true;
        } catch (FileAlreadyExistsException withoutInformation) {
            Files.delete(trashed.information());
            return false;
        } catch (IOException failed) {
            Files.delete(trashed.information());
            throw failed;
        }
    }

    private static List<String> information(Path file) {
        return List.of(
                "[Trash Info]",
                "Path=" + escaped(file),
                "DeletionDate=" + SECONDS.format(LocalDateTime.now(ZoneId.systemDefault())));
    }

    /** The path as it stands in an address. */
    private static String escaped(Path file) {
        return URI.create(file.toAbsolutePath().toUri().toASCIIString()).getRawPath();
    }

    @Override
    public void restore(Trashed trashed) throws IOException {
        Relocation.move(trashed.kept(), trashed.original());
        Files.deleteIfExists(trashed.information());
    }
}
