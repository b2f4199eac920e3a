package puzzlescope.command;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Detects whether a stream of this process is a terminal. */
final class Terminal {

    static final int OUT = 1;
    static final int ERR = 2;

    /** The program that asks the system about an inherited stream; Java does not say it for a single one. */
    private static final Path TEST = Path.of("/bin/test");

    private static final int PATIENCE_MILLIS = 500;

    private Terminal() {}

    /** @param stream {@link #OUT} or {@link #ERR} */
    static boolean shows(int stream) {
        try {
            return Files.isExecutable(TEST) ? asked(stream) : isConsole();
        } catch (IOException unknown) {
            return isConsole();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static boolean asked(int stream) throws IOException, InterruptedException {
        var test = new ProcessBuilder(TEST.toString(), "-t", String.valueOf(stream))
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(ProcessBuilder.Redirect.INHERIT)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return test.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS) && test.exitValue() == 0;
    }

    private static boolean isConsole() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }
}
