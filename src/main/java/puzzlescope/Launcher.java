package puzzlescope;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.List;
import java.util.Locale;
import puzzlescope.command.PuzzlescopeCommand;
import puzzlescope.text.Language;
import puzzlescope.text.Words;
import puzzlescope.ui.app.OffscreenDemo;
import puzzlescope.ui.app.PuzzlescopeApp;

/** The way in to Puzzlescope: without arguments the window, with arguments the command line. */
public final class Launcher {

    private Launcher() {}

    public static void main(String[] arguments) {
        if (arguments.length > 0) {
            System.exit(command(List.of(arguments)));
        } else if (Display.isThere()) {
            PuzzlescopeApp.open();
        } else {
            System.exit(demo());
        }
    }

    private static int demo() {
        var language = Language.of(Locale.getDefault());
        System.out.println(new Words(language).say("command.no-display"));
        var folder = System.getProperty("puzzlescope.demo.folder", "demo");
        return command(List.of("demo", "--out", folder, "--lang", language.code()));
    }

    /** Writes to the bare streams: text leaves as UTF-8, in large pieces, and a reader that has gone is noticed. */
    private static int command(List<String> arguments) {
        return PuzzlescopeCommand.run(
                arguments,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                new OffscreenDemo());
    }
}
