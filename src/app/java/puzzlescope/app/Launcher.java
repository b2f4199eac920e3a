package puzzlescope.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.app.main.LogFile;
import puzzlescope.app.main.OffscreenDemo;
import puzzlescope.app.main.PuzzlescopeApp;
import puzzlescope.app.plugin.PlugInFolder;
import puzzlescope.app.plugin.PlugIns;
import puzzlescope.command.CommonOptions;
import puzzlescope.command.PuzzlescopeCommand;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** The entry point: opens the window without a command or with a file to open, else runs the command line. */
public final class Launcher {

    /** The smallest maximum heap, in MB, that the window works with. */
    private static final int HEAP_MEGABYTES = 128;
    /** Share of the configured heap that every collector reports as its maximum. */
    private static final double SAID = 0.95;

    private static final int FAILED = 3;

    private Launcher() {}

    public static void main(String[] arguments) throws IOException {
        LogFile.shortenConsoleOutput();
        var given = FileToOpen.withInputAsFile(List.of(arguments));
        var options = CommonOptions.of(given);
        var file = FileToOpen.of(options);
        boolean isForWindow = file.isPresent()
                || options.rest().isEmpty() && options.refusal().isEmpty();
        var language = options.language().orElseGet(() -> Language.of(Locale.getDefault()));
        if (!isForWindow) {
            System.exit(command(given));
        } else if (isLittleMemory()) {
            System.exit(refuse(new Words(language).localize("command.little-memory", HEAP_MEGABYTES)));
        } else if (Display.isThere()) {
            file.ifPresent(each -> each.refuseIfUnreadable(language));
            PuzzlescopeApp.open(given);
        } else {
            var folder = Optional.ofNullable(System.getProperty("puzzlescope.demo.folder"))
                    .filter(_ -> file.isEmpty());
            System.exit(folder.map(each -> demo(each, language))
                    .orElseGet(() -> refuse(new Words(language).localize("command.no-window"))));
        }
    }

    private static boolean isLittleMemory() {
        return Runtime.getRuntime().maxMemory() < (long) (SAID * (HEAP_MEGABYTES << 20));
    }

    /** Renders the demo into a folder instead of opening a window; pictures already there are replaced. */
    private static int demo(String folder, Language language) {
        System.out.println(new Words(language).localize("command.no-display"));
        return command(List.of("demo", "--out", folder, "--lang", language.code(), "--force"));
    }

    private static int refuse(String sentence) {
        System.err.println(sentence);
        return FAILED;
    }

    /** Runs a command line on the raw streams: output is buffered UTF-8, and a reader that has gone is noticed. */
    static int command(List<String> arguments) {
        if (PuzzlescopeCommand.isCheck(arguments)) {
            // Numbers that a puzzle packs by itself are compared with their fields by assertions only.
            Launcher.class.getClassLoader().setDefaultAssertionStatus(true);
        }
        return PuzzlescopeCommand.run(
                arguments,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                new OffscreenDemo(),
                new PlugIns(PlugInFolder.ofTheUser()));
    }
}
