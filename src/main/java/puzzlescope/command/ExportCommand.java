package puzzlescope.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.command.solve.AskedFile;
import puzzlescope.core.event.Message;
import puzzlescope.core.files.UserFolders;
import puzzlescope.core.files.WholeFile;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.session.PlayedGame;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Retention;
import puzzlescope.export.Export;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportRefused;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.text.Words;

/** Writes what can be taken along of a run into a file. Needs no display. */
final class ExportCommand {

    static final TextParameter<Optional<Path>> OUT = new TextParameter<>(
            "out",
            Optional.empty(),
            ExportCommand::path,
            path -> path.map(Path::toString).orElse(""));

    private final ExportKind kind;
    private final Words words;
    private final Output out;
    private final Aside aside;
    private final SolverTask call;

    ExportCommand(ExportKind kind, Words words, Output out, Aside aside, SolverTask call) {
        this.kind = kind;
        this.words = words;
        this.out = out;
        this.aside = aside;
        this.call = call;
    }

    /** What the command takes: the puzzle's inputs, and what the export is to be like. */
    static List<Flag> flags(ExportKind kind, Puzzle puzzle) {
        var flags = new ArrayList<Flag>();
        puzzle.parameters().forEach(input -> flags.add(new Flag(input, puzzle.id() + "." + input.name() + ".help")));
        flags.add(new Flag(OUT, "export.out." + kind.id() + ".help"));
        kind.options().forEach(option -> flags.add(new Flag(option, "export." + option.name() + ".help")));
        looks(kind, puzzle).forEach(look -> flags.add(new Flag(look, puzzle.id() + ".look." + look.name() + ".help")));
        flags.add(new Flag(AskedFile.FORCE, "command.force.help"));
        return flags;
    }

    private static List<Parameter<?>> looks(ExportKind kind, Puzzle puzzle) {
        return PuzzlePicture.of(puzzle.id())
                .filter(_ -> kind.showsBoards())
                .map(PuzzlePicture::looks)
                .orElse(List.of());
    }

    private static Optional<Path> path(String text) {
        try {
            return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text.strip()));
        } catch (InvalidPathException invalid) {
            throw new InvalidInput(Message.of("command.file.no-name", text));
        }
    }

    /**
     * Writes it; gives the exit code.
     *
     * @param game what a person played, which is then taken along instead of an algorithm's run
     */
    int run(Puzzle puzzle, Arguments arguments, Optional<PlayedGame> game) {
        CommandRefused.ifAnyBlocks(puzzle.check(arguments));
        if (game.isPresent() && !kind.isOfGames()) {
            throw new CommandRefused("run", Message.of("export.not-of-games"));
        }
        var file = out(arguments, puzzle.id() + kind.endings().getFirst(), kind.endings());
        var picture = PuzzlePicture.of(puzzle.id());
        if (picture.isEmpty()) {
            throw refused(Message.of("export.no-picture"));
        }
        return call.await(puzzle.id(), () -> {
            var session = game.map(played -> played.session(retention()))
                    .orElseGet(() -> Session.of(puzzle, arguments, retention()));
            try {
                var needed = kind.needs(arguments);
                call.record(session, length -> !needed.isShare() && length >= needed.steps());
                return write(new Export(session, picture.get(), arguments, words, file, call.progress()::done));
            } finally {
                session.close();
            }
        });
    }

    /**
     * The file that is to be written.
     *
     * @param proposed a name for it, if none is given
     * @param endings one of which its name has to end in
     * @throws CommandRefused if it cannot be written
     */
    static Path out(Arguments arguments, String proposed, List<String> endings) {
        var file = arguments.get(OUT).orElseThrow(() -> refused(Message.of("export.out.missing", proposed)));
        var name = file.toString().toLowerCase(Locale.ROOT);
        if (endings.stream().noneMatch(name::endsWith)) {
            throw refused(Message.of("export.out.ending", file.toString(), String.join(", ", endings)));
        }
        refuseIfInTheWay(file, arguments);
        return file;
    }

    private static void refuseIfInTheWay(Path file, Arguments arguments) {
        AskedFile.obstacle(file, arguments.get(AskedFile.FORCE)).ifPresent(why -> {
            throw refused(why);
        });
    }

    static Retention retention() {
        return Retention.of(Retention.MEMORY_BYTES, Retention.FILE_BYTES, UserFolders.cache());
    }

    private static CommandRefused refused(Message reason) {
        return new CommandRefused(OUT.name(), reason);
    }

    private int write(Export export) throws InterruptedException {
        try {
            write(kind.make(export), export.arguments());
            out.flush();
            return ExitCode.DONE;
        } catch (ExportRefused refused) {
            return aside.say(ExitCode.REFUSED, new CommandRefused(refused.option(), refused.reason()).sentence());
        } catch (CommandRefused refused) {
            return aside.say(ExitCode.REFUSED, refused.sentence());
        } catch (IOException failed) {
            return aside.say(
                    ExitCode.FAILED,
                    Message.of("command.file.not-written", export.file().toString(), AskedFile.reason(failed)));
        }
    }

    /** Writes files, if none of them is in the way. */
    static void write(List<ExportFile> files, Arguments arguments) throws IOException {
        for (var file : files) {
            refuseIfInTheWay(file.path(), arguments);
        }
        for (var file : files) {
            WholeFile.askedFor(file.path()).write(arguments.get(AskedFile.FORCE), file.content());
        }
    }
}
