package puzzlescope.command;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What came of one command line. */
record CommandResult(int exitCode, String out, String err) {

    static CommandResult with(String commandLine) {
        return with(List.of(commandLine.split(" ")));
    }

    static CommandResult with(List<String> arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exitCode = PuzzlescopeCommand.run(arguments, out, err, _ -> {});
        return new CommandResult(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
