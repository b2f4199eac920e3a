package puzzlescope.app.program;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.lesson.Task;

/** Keeps a person's programs for each puzzle and chapter from one session to the next. FX thread only. */
public final class ProgramStore {

    private static final System.Logger LOG = System.getLogger(ProgramStore.class.getName());
    private static final long MOST_BYTES = 1 << 20;
    private static final String ENDING = ".java";
    private static final int DIGEST_BYTES = 12;
    /** Letters of any language, digits, and blanks, hyphens and underscores between them. */
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}]([\\p{L}\\p{N} _-]{0,38}[\\p{L}\\p{N}])?");

    private final Optional<Path> folder;

    /** The programs of chapters in memory, which are all there are without a folder. */
    private final Map<String, String> answers = new HashMap<>();

    /** @param folder of the settings; empty if nothing is kept */
    public ProgramStore(Optional<Path> folder) {
        this.folder = folder.map(path -> path.resolve("programs"));
    }

    private Optional<Path> file(Puzzle puzzle) {
        return folder.map(path -> path.resolve(puzzle.id() + ENDING));
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

    /** Returns whether programs can be kept under a name. */
    boolean keepsNames() {
        return folder.isPresent();
    }

    private Optional<Path> file(Puzzle puzzle, String name) {
        return folder.map(path -> path.resolve(puzzle.id()).resolve(name + ENDING));
    }

    /** The names under which programs of a puzzle are kept, in alphabetical order. */
    List<String> names(Puzzle puzzle) {
        var named = folder.map(path -> path.resolve(puzzle.id())).filter(Files::isDirectory);
        if (named.isEmpty()) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(named.get())) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(file -> file.endsWith(ENDING))
                    .map(file -> file.substring(0, file.length() - ENDING.length()))
                    .filter(ProgramStore::isName)
                    .sorted(String.CASE_INSENSITIVE_ORDER)
                    .toList();
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "The programs in " + named.get() + " cannot be listed: " + unreadable);
            return List.of();
        }
    }

    /** Returns whether a program can have this name, which is that of its file. */
    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** The program of a name; empty if there is none, or if it cannot be read. */
    Optional<String> read(Puzzle puzzle, String name) {
        return file(puzzle, name).filter(Files::isRegularFile).flatMap(ProgramStore::read);
    }

    /** Keeps a program under a name, in place of the one of that name. */
    void keep(Puzzle puzzle, String name, String source) {
        write(file(puzzle, name), source);
    }

    /** Deletes the program of a name. */
    void delete(Puzzle puzzle, String name) {
        file(puzzle, name).ifPresent(file -> {
            try {
                Files.deleteIfExists(file);
            } catch (IOException undeletable) {
                LOG.log(Level.WARNING, "The program " + file + " cannot be deleted: " + undeletable);
            }
        });
    }

    /** Keeps a program in place of the one before. */
    void keep(Puzzle puzzle, String source) {
        write(file(puzzle), source);
    }

    /** Keeps a program that came with a document beside the person's own. */
    void keepOpened(Puzzle puzzle, String source) {
        write(folder.map(path -> path.resolve(puzzle.id() + "-opened" + ENDING)), source);
    }

    /** Returns the name under which the program of a chapter is kept: a digest of what is to be completed. */
    private static String name(Puzzle puzzle, Task.Program task) {
        var chapter = puzzle.id() + '\n' + task.frame().in(Language.ENGLISH) + '\n' + task.boards();
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(chapter.getBytes(StandardCharsets.UTF_8));
            return "lesson-" + HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    private Optional<Path> file(String answer) {
        return folder.map(path -> path.resolve(answer + ENDING));
    }

    /** The program of a chapter as it was left; empty if it has not been begun, or cannot be read. */
    public Optional<String> answer(Puzzle puzzle, Task.Program task) {
        var name = name(puzzle, task);
        return Optional.ofNullable(answers.get(name))
                .or(() -> file(name).filter(Files::isRegularFile).flatMap(ProgramStore::read));
    }

    /** Keeps the program of a chapter in place of the one before. */
    public void keepAnswer(Puzzle puzzle, Task.Program task, String source) {
        var name = name(puzzle, task);
        answers.put(name, source);
        write(file(name), source);
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
