package puzzlescope.app.document;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.learn.document.JsonDocument;
import puzzlescope.learn.document.RunFile;
import puzzlescope.program.EventHead;
import puzzlescope.program.EventLanguage;

/** A file with the text of events that a program printed, opened as a run of the program. */
public final class EventTextFile {

    /** The file extension: JSON, an object a line. */
    public static final String ENDING = ".jsonl";

    /** A run keeps its text, so that it can be saved. */
    public static final long MOST_BYTES = 8 << 20;

    private EventTextFile() {}

    /**
     * Returns a run of the text from its start.
     *
     * @throws InvalidInputException if the file cannot be read, or its first line is not that of such a text
     */
    public static RunFile read(Path file) {
        var text = JsonDocument.read(file, MOST_BYTES);
        var head = EventHead.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        var arguments = head.arguments();
        head.puzzle().check(arguments).stream()
                .filter(Remark::blocking)
                .findFirst()
                .ifPresent(remark -> {
                    throw new InvalidInputException(remark.message());
                });
        var program = new ProgramSource(EventLanguage.ID, text);
        return new RunFile(head.puzzle(), arguments.withProgram(program), 0, Optional.empty());
    }
}
