package puzzlescope;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.command.PuzzlescopeCommand;
import puzzlescope.plugin.PlugInFolder;
import puzzlescope.text.Language;
import puzzlescope.text.Words;
import puzzlescope.ui.app.Log;
import puzzlescope.ui.app.OffscreenDemo;
import puzzlescope.ui.app.PuzzlescopeApp;

/** The way in to Puzzlescope: without arguments the window, with arguments the command line. */
public final class Launcher {

    /** The smallest heap that the window works with. */
    private static final int HEAP_MEGABYTES = 128;
    /** The part of a heap that every collector admits to. */
    private static final double SAID = 0.95;

    private static final int FAILED = 3;

    private Launcher() {}

    public static void main(String[] arguments) {
        Log.speakBriefly();
        if (arguments.length > 0) {
            System.exit(command(List.of(arguments)));
        } else if (isLittleMemory()) {
            System.err.println(
                    new Words(Language.of(Locale.getDefault())).say("command.little-memory", HEAP_MEGABYTES));
            System.exit(FAILED);
        } else if (Display.isThere()) {
            PuzzlescopeApp.open();
        } else {
            System.exit(demo());
        }
    }

    private static boolean isLittleMemory() {
        return Runtime.getRuntime().maxMemory() < (long) (SAID * (HEAP_MEGABYTES << 20));
    }

    /** Pictures that are there already are replaced only in a folder that is named for them. */
    private static int demo() {
        var language = Language.of(Locale.getDefault());
        System.out.println(new Words(language).say("command.no-display"));
        var folder = Optional.ofNullable(System.getProperty("puzzlescope.demo.folder"));
        var arguments = new ArrayList<>(List.of("demo", "--out", folder.orElse("demo"), "--lang", language.code()));
        folder.ifPresent(_ -> arguments.add("--force"));
        return command(arguments);
    }

    /** Writes to the bare streams: text leaves as UTF-8, in large pieces, and a reader that has gone is noticed. */
    private static int command(List<String> arguments) {
        PlugInFolder.ofTheUser().load();
        return PuzzlescopeCommand.run(
                arguments,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                new OffscreenDemo());
    }
}
