package puzzlescope.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.text.OneLine;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.PictureSize;

/** Plays the demo and prints the folder of its pictures. */
final class DemoCommand {

    private static final int SMALLEST = 640;
    private static final int LARGEST = 4096;

    private static final TextParameter<Path> OUT = FolderParameter.of("out", "demo");
    private static final TextParameter<PictureSize> SIZE = new TextParameter<>(
            "size",
            new PictureSize(1440, 900),
            text -> PictureSize.parse(text, SMALLEST, LARGEST),
            PictureSize::toString);

    static final Command COMMAND = new Command(
            List.of(
                    new Flag(OUT, "command.demo.out.help"),
                    new Flag(ExportOptions.THEME, "export.theme.help"),
                    new Flag(SIZE, "command.demo.size.help"),
                    new Flag(ExportOptions.WINDOW_TEXT_SIZE, "export.text-size.help"),
                    new Flag(OutputFile.FORCE, "command.force.help")),
            DemoCommand::run);

    private DemoCommand() {}

    /** Plays the demo; returns the exit code. */
    private static int run(Invocation call) {
        var arguments = call.arguments();
        var folder = arguments.get(OUT).toAbsolutePath().normalize();
        var size = arguments.get(SIZE);
        boolean mayReplace = arguments.get(OutputFile.FORCE);
        var options = new Demo.Options(
                folder,
                mayReplace,
                arguments.get(ExportOptions.THEME),
                call.words().language(),
                size.width(),
                size.height(),
                Math.toIntExact(arguments.get(ExportOptions.WINDOW_TEXT_SIZE)));
        try {
            var obstacle = obstacle(options);
            if (obstacle.isPresent()) {
                return call.print(
                        ExitCode.REFUSED, Message.of("command.refused", Flag.typed(OUT.name()), obstacle.get()));
            }
            call.context().demo().play(options);
        } catch (IOException unwritable) {
            return call.print(ExitCode.FAILED, Message.of("command.not-written", FileErrorMessages.of(unwritable)));
        }
        call.out().accept(OneLine.escaped(folder.toString()) + "\n");
        call.out().flush();
        return ExitCode.DONE;
    }

    /** Returns the known reason why the pictures cannot be written. */
    private static Optional<Message> obstacle(Demo.Options options) {
        if (!Files.exists(options.folder())) {
            return Optional.empty();
        }
        return Files.isDirectory(options.folder())
                ? options.pictures().stream()
                        .flatMap(picture -> OutputFile.problem(picture, options.mayReplace()).stream())
                        .findFirst()
                : Optional.of(Message.of("refusal.folder", options.folder().toString()));
    }
}
