package puzzlescope.app.main;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;

/**
 * An X server of its own whose screen can be read from a file (Xvfb), so that what is on the screen is known without asking
 * whoever draws.
 */
final class VirtualScreen implements AutoCloseable {

    /** Reads every so many pixels only: a prime, so that all columns have their turn. */
    private static final int STRIDE = 13;

    private static final int PIXEL_BYTES = 4;

    private final Process server;
    private final Path folder;
    private final String display;
    private final MappedByteBuffer picture;

    VirtualScreen(int width, int height) throws IOException {
        folder = Files.createTempDirectory("screen");
        server = new ProcessBuilder(
                        "Xvfb",
                        "-displayfd",
                        "1",
                        "-fbdir",
                        folder.toString(),
                        "-screen",
                        "0",
                        width + "x" + height + "x24",
                        "-noreset")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        display = ":" + number(server.inputReader());
        try (var file = FileChannel.open(folder.resolve("Xvfb_screen0"))) {
            long pixels = (long) width * height * PIXEL_BYTES;
            picture = file.map(MapMode.READ_ONLY, file.size() - pixels, pixels);
        }
    }

    private static String number(BufferedReader said) throws IOException {
        var number = said.readLine();
        if (number == null) {
            throw new IOException("Xvfb does not start");
        }
        return number;
    }

    /** The screen's name for the programs that are to draw on it. */
    String display() {
        return display;
    }

    /** The number of colours on the screen; counts no further than asked for. */
    int colours(int most) {
        var colours = new HashSet<Integer>();
        for (int at = 0; at < picture.limit() && colours.size() < most; at += STRIDE * PIXEL_BYTES) {
            colours.add(picture.getInt(at));
        }
        return colours.size();
    }

    @Override
    public void close() throws IOException {
        server.destroy();
        server.onExit().join();
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
