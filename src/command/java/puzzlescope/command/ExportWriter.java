package puzzlescope.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportRefusedException;

/** Writes exports to the requested path; never replaces another file without permission. */
record ExportWriter(Invocation call) {

    static final TextParameter<Optional<Path>> OUT = new TextParameter<>(
            "out",
            Optional.empty(),
            ExportWriter::path,
            path -> path.map(Path::toString).orElse(""));

    /** Creates the files to write: the requested file first, then accompanying ones. */
    @FunctionalInterface
    interface Maker {
        List<ExportFile> make() throws IOException, InterruptedException;
    }

    /** Tells the person something about what was written. */
    void say(Message sentence) {
        call.print(ExitCode.DONE, sentence);
    }

    private static Optional<Path> path(String text) {
        try {
            return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text.strip()));
        } catch (InvalidPathException invalid) {
            throw new InvalidInputException(Message.of("command.file.no-name", text));
        }
    }

    /**
     * Returns the requested file.
     *
     * @param proposed the default name
     * @param endings the allowed file extensions
     * @throws CommandRefusedException if it cannot be written
     */
    static Path file(Arguments arguments, String proposed, List<String> endings) {
        var file = arguments.get(OUT).orElseThrow(() -> refused(Message.of("export.out.missing", proposed)));
        var name = file.toString().toLowerCase(Locale.ROOT);
        if (endings.stream().noneMatch(name::endsWith)) {
            throw refused(Message.of("export.out.ending", file.toString(), String.join(", ", endings)));
        }
        refuseToReplace(file, arguments);
        return file;
    }

    private static void refuseToReplace(Path file, Arguments arguments) {
        OutputFile.problem(file, arguments.get(OutputFile.FORCE)).ifPresent(why -> {
            throw refused(why);
        });
    }

    static CommandRefusedException refused(Message reason) {
        return new CommandRefusedException(OUT.name(), reason);
    }

    /**
     * Creates and writes files, unless one of them may not be replaced; returns the exit code.
     *
     * @param file the requested file
     */
    int write(Path file, Arguments arguments, Maker maker) throws InterruptedException {
        try {
            var files = maker.make();
            files.forEach(each -> refuseToReplace(each.path(), arguments));
            for (var each : files) {
                WholeFile.askedFor(each.path()).write(arguments.get(OutputFile.FORCE), each.content());
            }
            call.out().flush();
            return ExitCode.DONE;
        } catch (ExportRefusedException refused) {
            return call.print(
                    ExitCode.REFUSED, new CommandRefusedException(refused.option(), refused.reason()).sentence());
        } catch (CommandRefusedException refused) {
            return call.print(ExitCode.REFUSED, refused.sentence());
        } catch (IOException failed) {
            return call.print(
                    ExitCode.FAILED,
                    Message.of("command.file.not-written", file.toString(), FileErrorMessages.of(failed)));
        }
    }
}
