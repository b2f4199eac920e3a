package puzzlescope.program;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.ProgramRules;

/** Paths of files that are too large to be kept in a run: each run reads the {@link EventFile} anew. */
public final class FileLanguage implements ProgramLanguage {

    @Override
    public String id() {
        return ProgramSource.IN_FILE;
    }

    @Override
    public Program program(String path, ProgramRules rules) {
        try {
            return EventFile.of(Path.of(path)).program(rules);
        } catch (IOException | InvalidPathException missing) {
            throw new InvalidInputException(Message.of("command.file.MISSING", path));
        }
    }
}
