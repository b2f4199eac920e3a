package puzzlescope.window.fx;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Opens files with the programs that the system has for them. */
public final class SystemOpener {

    private SystemOpener() {}

    /** Opens a file; returns whether there is a program for that. */
    public static boolean open(Path file) {
        return start(
                switch (system()) {
                    case WINDOWS -> List.of("rundll32", "url.dll,FileProtocolHandler", file.toString());
                    case MAC -> List.of("open", file.toString());
                    case OTHER -> List.of("xdg-open", file.toString());
                });
    }

    /** Shows a file in its folder; returns whether there is a program for that. */
    public static boolean showInFolder(Path file) {
        return start(
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

    private static boolean start(List<String> command) {
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException missing) {
            return false;
        }
    }
}
