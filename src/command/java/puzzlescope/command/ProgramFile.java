package puzzlescope.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.PuzzleServices;
import puzzlescope.program.EventFile;
import puzzlescope.program.EventLanguage;

/**
 * A file that holds a program or the text that one printed, or a folder of them; a hyphen stands for standard input.
 *
 * @param opened the text, if it is open already, since standard input can be read once only
 */
record ProgramFile(String name, Optional<EventFile> opened) {

    private static final String STANDARD_INPUT = "-";

    /** The commands that run programs in other languages, by the ending of their files. */
    private static final Map<String, String> COMMANDS = Map.of(
            "py", "python3 %s",
            "js", "node %s",
            "rb", "ruby %s",
            "sh", "sh %s",
            "c", "cc -o program %s && ./program",
            "cpp", "c++ -o program %s && ./program",
            "go", "go run %s");

    ProgramFile(String name) {
        this(name, Optional.empty());
    }

    /**
     * A command line that names a file.
     *
     * @param rest the command line without the file, but with a puzzle if its text names one
     */
    record FileAndArguments(ProgramFile file, List<String> rest) {}

    /** Returns the file that a command line names; empty if it names none. */
    static Optional<FileAndArguments> in(List<String> arguments) {
        if (arguments.size() < 2 || !arguments.getFirst().equals(CommandSpecs.PROGRAM)) {
            return Optional.empty();
        }
        var name = arguments.get(1);
        if (name.startsWith("-") && !name.equals(STANDARD_INPUT) || isPuzzle(name)) {
            return Optional.empty();
        }
        var file = new ProgramFile(name);
        var rest = new ArrayList<>(arguments);
        rest.remove(1);
        boolean isOfPuzzle = rest.stream().anyMatch(ProgramFile::isPuzzle);
        if (!isOfPuzzle && !name.equals(STANDARD_INPUT) && Files.notExists(Path.of(name))) {
            throw new CommandRefusedException(Message.of("command.file.MISSING", name));
        }
        if (!isOfPuzzle && file.hasPuzzle()) {
            var opened = file.readable();
            rest.add(1, opened.puzzle());
            file = opened;
        }
        return Optional.of(new FileAndArguments(file, rest));
    }

    /** Returns whether its text can be asked for the puzzle. */
    private boolean hasPuzzle() {
        return name.equals(STANDARD_INPUT) || language().isEmpty() && Files.isRegularFile(Path.of(name));
    }

    private ProgramFile readable() {
        try {
            return new ProgramFile(name, Optional.of(open()));
        } catch (InvalidInputException unusable) {
            throw new CommandRefusedException(unusable.reason());
        }
    }

    private String puzzle() {
        try {
            return open().head().puzzle().id();
        } catch (InvalidInputException unusable) {
            throw new CommandRefusedException(unusable.reason());
        }
    }

    private static boolean isPuzzle(String name) {
        return Catalogue.all().stream().anyMatch(puzzle -> puzzle.id().equals(name));
    }

    /** Returns the language of a program in one of our own languages; empty for a text of events. */
    Optional<ProgramLanguage> language() {
        return PuzzleServices.of(ProgramLanguage.class).stream()
                .filter(language ->
                        name.endsWith("." + language.id()) && !language.id().equals(EventLanguage.ID))
                .findFirst();
    }

    /** Returns its name without the folder. */
    String shortName() {
        return String.valueOf(Path.of(name).getFileName());
    }

    String text() {
        return FileArgument.text(name);
    }

    /** Returns the files of a folder by name; empty if it is none. */
    Optional<List<ProgramFile>> folder() {
        try {
            var path = Path.of(name);
            if (name.equals(STANDARD_INPUT) || !Files.isDirectory(path)) {
                return Optional.empty();
            }
            try (Stream<Path> files = Files.list(path)) {
                return Optional.of(files.filter(Files::isRegularFile)
                        .sorted()
                        .map(file -> new ProgramFile(file.toString()))
                        .toList());
            }
        } catch (IOException | InvalidPathException unreadable) {
            throw new InvalidInputException(Message.of("command.file.UNREADABLE", name));
        }
    }

    /**
     * Opens a text with the steps of a program, in whatever form.
     *
     * @throws InvalidInputException if it cannot be read, or is the source of a program, which prints them
     */
    EventFile open() {
        if (opened.isPresent()) {
            return opened.get();
        }
        var command = COMMANDS.get(name.substring(name.lastIndexOf('.') + 1));
        if (command != null) {
            throw new InvalidInputException(Message.of("command.program.source", name, command.formatted(name)));
        }
        try {
            return name.equals(STANDARD_INPUT) ? EventFile.of(System.in) : EventFile.of(Path.of(name));
        } catch (IOException | InvalidPathException unreadable) {
            throw new InvalidInputException(Message.of("command.file.MISSING", name));
        }
    }
}
