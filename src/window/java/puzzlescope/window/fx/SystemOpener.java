package puzzlescope.window.fx;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Opens files with the programs that the system has for them. */
public final class SystemOpener {

    private SystemOpener() {}

    /**
     * Opens a file.
     *
     * @param onFailure runs on the FX thread if there is no program for that
     */
    public static void open(Path file, Runnable onFailure) {
        start(
                onFailure,
                switch (system()) {
                    case WINDOWS -> List.of("rundll32", "url.dll,FileProtocolHandler", file.toString());
                    case MAC -> List.of("open", file.toString());
                    case OTHER -> List.of("xdg-open", file.toString());
                });
    }

    /**
     * Shows a file in its folder.
     *
     * @param onFailure runs on the FX thread if there is no program for that
     */
    public static void showInFolder(Path file, Runnable onFailure) {
        start(
                onFailure,
                switch (system()) {
                    case WINDOWS -> List.of("explorer", "/select," + file);
                    case MAC -> List.of("open", "-R", file.toString());
                    case OTHER ->
                        List.of("xdg-open", String.valueOf(file.toAbsolutePath().getParent()));
                });
    }

    private enum DesktopSystem {
        WINDOWS,
        MAC,
        OTHER
    }

    private static DesktopSystem system() {
        var name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        return name.startsWith("windows")
                ? DesktopSystem.WINDOWS
                : name.startsWith("mac") ? DesktopSystem.MAC : DesktopSystem.OTHER;
    }

    private static void start(Runnable onFailure, List<String> command) {
        try {
            var process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (system() == DesktopSystem.OTHER) {
                // xdg-open is there without any program that it could open a file with.
                var _ = process.onExit().thenAccept(ended -> {
                    if (ended.exitValue() != 0) {
                        FxThread.run(onFailure);
                    }
                });
            }
        } catch (IOException missing) {
            onFailure.run();
        }
    }
}
