package puzzlescope.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.command.solve.AskedFile;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.files.UserFolders;
import puzzlescope.core.files.WholeFile;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Retention;
import puzzlescope.export.At;
import puzzlescope.export.BoardPicture;
import puzzlescope.export.FileStyle;
import puzzlescope.export.Raster;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.text.Words;

/** Writes the picture of a moment of a run into a file. Needs no display. */
final class ExportCommand {

    private static final Duration LOOK = Duration.ofMillis(50);

    private static final TextParameter<Optional<Path>> OUT = new TextParameter<>(
            "out",
            Optional.empty(),
            ExportCommand::path,
            path -> path.map(Path::toString).orElse(""));
    private static final TextParameter<At> AT = new TextParameter<>("at", new At(0, 100), At::parse, At::toString);
    private static final TextParameter<PictureSize> SIZE =
            new TextParameter<>("resolution", new PictureSize(1280, 720), PictureSize::parse, PictureSize::toString);
    private static final NumberParameter TEXT = new NumberParameter("text-size", 8, 64, false, 16L);
    private static final NumberParameter SCALE = new NumberParameter("scale", 1, 4, false, 1L);

    private final Words words;
    private final Output out;
    private final Aside aside;
    private final SolverTask call;

    ExportCommand(Words words, Output out, Aside aside, SolverTask call) {
        this.words = words;
        this.out = out;
        this.aside = aside;
        this.call = call;
    }

    /** What the command takes: the puzzle's inputs, and what the picture is to be like. */
    static List<Flag> flags(Puzzle puzzle) {
        var flags = new ArrayList<Flag>();
        puzzle.parameters().forEach(input -> flags.add(new Flag(input, puzzle.id() + "." + input.name() + ".help")));
        flags.add(new Flag(OUT, "export.out.help"));
        flags.add(new Flag(AT, "export.at.help"));
        flags.add(new Flag(DemoCommand.THEME, "command.demo.theme.help"));
        flags.add(new Flag(SIZE, "export.resolution.help"));
        flags.add(new Flag(TEXT, "export.text-size.help"));
        flags.add(new Flag(SCALE, "export.scale.help"));
        flags.add(new Flag(AskedFile.FORCE, "command.force.help"));
        return flags;
    }

    private static Optional<Path> path(String text) {
        try {
            return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text.strip()));
        } catch (InvalidPathException invalid) {
            throw new InvalidInput(Message.of("command.file.no-name", text));
        }
    }

    /** Writes the picture; gives the exit code. */
    int run(Puzzle puzzle, Arguments arguments) {
        CommandRefused.ifAnyBlocks(puzzle.check(arguments));
        var file = arguments.get(OUT).orElseThrow(() -> refused(Message.of("export.out.missing")));
        var kind = file.toString().toLowerCase(Locale.ROOT);
        if (!kind.endsWith(".png") && !kind.endsWith(".svg")) {
            throw refused(Message.of("export.out.ending", file.toString()));
        }
        AskedFile.obstacle(file, arguments.get(AskedFile.FORCE)).ifPresent(why -> {
            throw refused(why);
        });
        var picture = PuzzlePicture.of(puzzle.id());
        if (picture.isEmpty()) {
            throw new CommandRefused(OUT.name(), Message.of("export.no-picture"));
        }
        return call.await(puzzle.id(), () -> {
            var session = Session.of(puzzle, arguments, retention());
            try {
                return write(session, picture.get(), file, arguments);
            } finally {
                session.close();
            }
        });
    }

    private static Retention retention() {
        return Retention.of(Retention.MEMORY_BYTES, Retention.FILE_BYTES, UserFolders.cache());
    }

    private static CommandRefused refused(Message reason) {
        return new CommandRefused(OUT.name(), reason);
    }

    private int write(Session session, PuzzlePicture picture, Path file, Arguments arguments)
            throws InterruptedException {
        var at = arguments.get(AT);
        record(session, at);
        long length = session.trace().length();
        long position = at.of(length);
        if (position > length) {
            return aside.say(
                    ExitCode.REFUSED,
                    Message.of(
                            "command.refused",
                            Flag.typed(AT.name()),
                            Message.of("export.at.too-late", position, length)));
        }
        var size = arguments.get(SIZE);
        var style = new FileStyle(arguments.get(DemoCommand.THEME), session.puzzle(), words, arguments.integer(TEXT));
        var svg = new BoardPicture(session, picture.painter(style), style, size.width(), size.height()).svg(position);
        var bytes = file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")
                ? svg.getBytes(StandardCharsets.UTF_8)
                : Raster.png(svg, arguments.integer(SCALE));
        try {
            WholeFile.askedFor(file).write(arguments.get(AskedFile.FORCE), WholeFile.of(bytes));
        } catch (IOException failed) {
            return aside.say(
                    ExitCode.FAILED, Message.of("command.file.not-written", file.toString(), AskedFile.reason(failed)));
        }
        out.flush();
        return ExitCode.DONE;
    }

    /** Records as much as the place needs. */
    private void record(Session session, At at) throws InterruptedException {
        var run = session.run();
        run.start();
        while (!run.awaitEnd(LOOK)) {
            long length = run.trace().length();
            call.progress().counted(length);
            if (!at.isShare() && length >= at.steps()) {
                return;
            }
        }
        run.failure().ifPresent(cause -> {
            if (!(cause instanceof RunStopped)) {
                throw new IllegalStateException(cause);
            }
        });
    }
}
