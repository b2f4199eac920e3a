package puzzlescope.app.program;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Puzzle;

/** Keeps a person's program for each puzzle from one session to the next. FX thread only. */
final class ProgramStore {

    private static final System.Logger LOG = System.getLogger(ProgramStore.class.getName());
    private static final long MOST_BYTES = 1 << 20;

    private final Optional<Path> folder;

    /** @param folder of the settings; empty if nothing is kept */
    ProgramStore(Optional<Path> folder) {
        this.folder = folder.map(path -> path.resolve("programs"));
    }

    private Optional<Path> file(Puzzle puzzle) {
        return folder.map(path -> path.resolve(puzzle.id() + ".java"));
    }

    /** The program that was kept; empty if there is none, or if it cannot be read. */
    Optional<String> read(Puzzle puzzle) {
        return file(puzzle).filter(Files::isRegularFile).flatMap(ProgramStore::read);
    }

    private static Optional<String> read(Path file) {
        try {
            return FileProblem.toReading(file, MOST_BYTES).isPresent()
                    ? Optional.empty()
                    : Optional.of(Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "The program " + file + " cannot be read: " + unreadable);
            return Optional.empty();
        }
    }

    /** Keeps a program in place of the one before. */
    void keep(Puzzle puzzle, String source) {
        write(file(puzzle), source);
    }

    /** Keeps a program that came with a document beside the person's own. */
    void keepOpened(Puzzle puzzle, String source) {
        write(folder.map(path -> path.resolve(puzzle.id() + "-opened.java")), source);
    }

    private static void write(Optional<Path> place, String source) {
        place.ifPresent(file -> {
            try {
                WholeFile.ofTheApp(file).write(true, WholeFile.of(source.getBytes(StandardCharsets.UTF_8)));
            } catch (IOException unwritable) {
                LOG.log(Level.WARNING, "The program cannot be kept: " + unwritable);
            }
        });
    }
}
