package puzzlescope;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.List;
import puzzlescope.command.PuzzlescopeCommand;
import puzzlescope.ui.app.PuzzlescopeApp;

/** The way in to Puzzlescope: without arguments the window, with arguments the command line. */
public final class Launcher {

    private Launcher() {}

    public static void main(String[] arguments) {
        if (arguments.length == 0) {
            PuzzlescopeApp.open();
        } else {
            System.exit(command(List.of(arguments)));
        }
    }

    /** Writes to the bare streams: text leaves as UTF-8, in large pieces, and a reader that has gone is noticed. */
    private static int command(List<String> arguments) {
        return PuzzlescopeCommand.run(
                arguments, new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err));
    }
}
