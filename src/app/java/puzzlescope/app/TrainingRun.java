package puzzlescope.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs the command lines of a file in order, as the training run for the packaged app's AOT cache of loaded classes and
 * profiles.
 */
final class TrainingRun {

    private TrainingRun() {}

    public static void main(String[] arguments) throws IOException {
        for (var line : Files.readAllLines(Path.of(arguments[0]))) {
            int exit = Launcher.command(List.of(line.strip().split(" +", -1)));
            if (exit != 0) {
                throw new IllegalStateException("this ends with " + exit + ": " + line);
            }
        }
        System.exit(0);
    }
}
