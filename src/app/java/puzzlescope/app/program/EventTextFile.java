package puzzlescope.app.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.learn.document.JsonDocument;
import puzzlescope.learn.document.RunFile;
import puzzlescope.program.EventFile;
import puzzlescope.program.EventLanguage;
import puzzlescope.program.LiveText;

/** A file with the steps that a program took, opened as a run of the program. */
public final class EventTextFile {

    /** The file extension of our own form: JSON, an object a line. */
    public static final String ENDING = ".jsonl";

    /** The file extensions of all forms. */
    public static final List<String> ENDINGS = List.of(ENDING, ".json", ".yaml", ".yml");

    /** A run keeps a text of this size, so that it can be saved; a larger one is read from its file. */
    public static final long MOST_BYTES = 8 << 20;

    private EventTextFile() {}

    public static boolean isNamed(String name) {
        return ENDINGS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }

    /**
     * Returns a run of the text from its start.
     *
     * @throws InvalidInputException if the file cannot be read, or it is not such a text
     */
    public static RunFile read(Path file) {
        try {
            var program = program(file);
            var head = program.isInFile()
                    ? EventFile.of(file).head()
                    : EventFile.of(program.text().getBytes(StandardCharsets.UTF_8))
                            .head();
            var arguments = head.arguments();
            head.puzzle().check(arguments).stream()
                    .filter(Remark::blocking)
                    .findFirst()
                    .ifPresent(remark -> {
                        throw new InvalidInputException(remark.message());
                    });
            return new RunFile(head.puzzle(), arguments.withProgram(program), 0, Optional.empty());
        } catch (IOException unreadable) {
            throw new InvalidInputException(Message.of("command.file.UNREADABLE", file.toString()));
        }
    }

    private static ProgramSource program(Path file) throws IOException {
        boolean isLarge = FileProblem.toReading(file, Long.MAX_VALUE).isEmpty() && Files.size(file) > MOST_BYTES;
        return isLarge || LiveText.at(file).isPresent()
                ? new ProgramSource(ProgramSource.IN_FILE, file.toAbsolutePath().toString())
                : new ProgramSource(EventLanguage.ID, JsonDocument.readTextFile(file, MOST_BYTES));
    }
}
