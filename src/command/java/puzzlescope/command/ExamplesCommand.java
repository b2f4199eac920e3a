package puzzlescope.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.text.OneLine;
import puzzlescope.program.ExamplePrograms;

/** Writes example programs and helper modules into a folder, and prints their names. */
final class ExamplesCommand {

    private static final TextParameter<Path> OUT = FolderParameter.of("out", "examples");

    static final Command COMMAND = new Command(
            List.of(new Flag(OUT, "command.examples.out.help"), new Flag(OutputFile.FORCE, "command.force.help")),
            ExamplesCommand::run);

    private ExamplesCommand() {}

    private static int run(Invocation call) {
        var arguments = call.arguments();
        try {
            for (var file : ExamplePrograms.write(arguments.get(OUT), arguments.get(OutputFile.FORCE))) {
                call.out().accept(OneLine.escaped(file.toString()) + "\n");
            }
            call.out().flush();
            return ExitCode.DONE;
        } catch (InvalidInputException refusal) {
            return call.print(
                    ExitCode.REFUSED, Message.of("command.refused", Flag.typed(OUT.name()), refusal.reason()));
        } catch (IOException failed) {
            return call.print(ExitCode.FAILED, Message.of("command.not-written", FileErrorMessages.of(failed)));
        }
    }
}
