package puzzlescope.engine.solve;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.TextParameter;

/** An input that names a file to write: obstacles are reported before any work, and the file is written after it. */
public final class OutputFile {

    /** True to replace an existing file; an input of every command that writes files. */
    public static final ChoiceParameter<Boolean> FORCE = ChoiceParameter.yesOrNo("force");

    private final TextParameter<Optional<Path>> input;

    /** @param name the name of the input */
    public OutputFile(String name) {
        input = new TextParameter<>(
                name,
                Optional.empty(),
                OutputFile::path,
                path -> path.map(Path::toString).orElse(""));
    }

    private static Optional<Path> path(String text) {
        try {
            return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text.strip()));
        } catch (InvalidPathException invalid) {
            throw new InvalidInputException(Message.of("command.file.no-name", text));
        }
    }

    public Parameter<Optional<Path>> input() {
        return input;
    }

    public Optional<Path> of(Arguments arguments) {
        return arguments.get(input);
    }

    private static boolean mayReplace(Arguments arguments) {
        return arguments.get(FORCE);
    }

    /** Returns the known reasons why the file cannot be written. */
    public List<Remark> problems(Arguments arguments) {
        return of(arguments)
                .flatMap(file -> problem(file, mayReplace(arguments)))
                .map(why -> new Remark(input.name(), why, true))
                .stream()
                .toList();
    }

    /** Returns the known reason why a file cannot be written, for the user. */
    public static Optional<Message> problem(Path file, boolean mayReplace) {
        return WholeFile.askedFor(file).problem(mayReplace).map(why -> message(why, file));
    }

    /** Explains an obstacle to reading or writing a file, for the user. */
    public static Message message(FileProblem fileProblem, Path file) {
        return Message.of(
                "command.file." + fileProblem,
                file.toString(),
                String.valueOf(file.toAbsolutePath().getParent()));
    }

    /**
     * Writes the file, if requested.
     *
     * @return whether it was requested
     * @throws FileNotWrittenException if it cannot be written; an existing file is unchanged
     */
    public boolean write(Arguments arguments, WholeFile.Content content) {
        of(arguments).ifPresent(file -> {
            try {
                WholeFile.askedFor(file).write(mayReplace(arguments), content);
            } catch (IOException failed) {
                throw new FileNotWrittenException(
                        Message.of("command.file.not-written", file.toString(), FileErrorMessages.of(failed)), failed);
            }
        });
        return of(arguments).isPresent();
    }
}
