package puzzlescope.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.text.PuzzleResource;

/**
 * Programs to begin with, one in Python and one in Java for each puzzle, and the modules that help programs in other
 * languages to print their steps. Any thread.
 */
public final class ExamplePrograms {

    private static final List<String> HELPERS =
            List.of("puzzlescope.py", "puzzlescope.js", "puzzlescope.h", "Puzzlescope.java");

    /** A file by its name, and its text. */
    public record ExampleFile(String name, String text) {}

    private ExamplePrograms() {}

    /** Returns all files, those of the puzzles in the order of the tabs. */
    public static List<ExampleFile> all() {
        var all = new ArrayList<ExampleFile>();
        HELPERS.forEach(name -> all.add(new ExampleFile(name, read(name))));
        Catalogue.all().stream()
                .filter(puzzle -> puzzle.programRules().isPresent())
                .forEach(puzzle -> all.addAll(of(puzzle)));
        return all;
    }

    /** Returns the programs of a puzzle; one from outside may have a program in Java only. */
    private static List<ExampleFile> of(Puzzle puzzle) {
        var python = puzzle.id() + ".py";
        return Stream.concat(
                        ExamplePrograms.class.getResource(resource(python)) == null
                                ? Stream.empty()
                                : Stream.of(new ExampleFile(python, read(python))),
                        PuzzleResource.read(puzzle, "textbook.java").stream()
                                .map(text -> new ExampleFile(puzzle.id() + ".java", text)))
                .toList();
    }

    private static String resource(String name) {
        return "examples/" + name;
    }

    private static String read(String name) {
        try (var stream = Objects.requireNonNull(ExamplePrograms.class.getResourceAsStream(resource(name)), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(name, broken);
        }
    }

    /**
     * Writes all files into a folder, which is made if it is not there, or none if one of them is known to be impossible.
     *
     * @param mayReplace whether existing files may be replaced
     * @return the files written
     * @throws InvalidInputException if there is a file in the place of the folder, or one of the files may not be written
     * @throws IOException if writing fails; those written before remain
     */
    public static List<Path> write(Path folder, boolean mayReplace) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new InvalidInputException(Message.of("refusal.folder", folder.toString()));
        }
        Files.createDirectories(folder);
        var files = all();
        for (var file : files) {
            var place = folder.resolve(file.name());
            OutputFile.problem(place, mayReplace).ifPresent(problem -> {
                throw new InvalidInputException(problem);
            });
        }
        var written = new ArrayList<Path>();
        for (var file : files) {
            var place = folder.resolve(file.name());
            WholeFile.askedFor(place).write(mayReplace, WholeFile.of(file.text().getBytes(StandardCharsets.UTF_8)));
            written.add(place);
        }
        return written;
    }
}
