package puzzlescope.app;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Detects whether a display is available to open a window on. */
final class Display {

    private static final Pattern X_DISPLAY = Pattern.compile("(?:unix)?([^:]*):(\\d{1,4})(?:\\.\\d+)?");
    private static final int X_PORT = 6000;
    private static final int PATIENCE_MILLIS = 2000;

    private Display() {}

    /** Returns whether a window can be opened here; always true on Windows and macOS, which need no X server. */
    static boolean isThere() {
        var system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        return system.startsWith("windows") || system.startsWith("mac") || answers(System.getenv("DISPLAY"));
    }

    /** Returns whether an X server answers under this name, such as {@code :0}, {@code :1.0} or {@code host:10}. */
    static boolean answers(@Nullable String display) {
        var name = X_DISPLAY.matcher(display == null ? "" : display);
        if (!name.matches()) {
            return false;
        }
        int number = Integer.parseInt(name.group(2));
        return name.group(1).isEmpty() ? answersLocally(number) : answersAt(name.group(1), X_PORT + number);
    }

    private static boolean answersLocally(int number) {
        var address = UnixDomainSocketAddress.of(Path.of("/tmp/.X11-unix/X" + number));
        try (var channel = SocketChannel.open(address)) {
            return channel.isConnected();
        } catch (IOException nobody) {
            return answersAt("localhost", X_PORT + number);
        }
    }

    private static boolean answersAt(String host, int port) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLIS);
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }
}
