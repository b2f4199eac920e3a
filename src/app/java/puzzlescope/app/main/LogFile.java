package puzzlescope.app.main;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import puzzlescope.engine.files.OwnerOnly;
import puzzlescope.engine.text.OneLine;

/** The window's log file and its console output. */
public final class LogFile {

    private static final String FILE = "puzzlescope.log";
    private static final int MOST_BYTES = 1_000_000;
    private static final Logger ROOT = Logger.getLogger("");
    /** Strong reference, so that the level set on the logger is not lost. */
    private static final Logger CONTROLS = Logger.getLogger("javafx.scene.control");

    private LogFile() {}

    /**
     * Suppresses JavaFX's false warning about lists that shrink while scrolled far down, where it takes a row number
     * for a length in px.
     */
    static void suppressFalseAlarms() {
        CONTROLS.setLevel(Level.WARNING);
    }

    /** Prints each message to the console in one line; its source is in the log file. */
    public static void shortenConsoleOutput() {
        for (var handler : ROOT.getHandlers()) {
            handler.setFormatter(new ShortFormatter());
        }
    }

    private static final class ShortFormatter extends SimpleFormatter {

        @Override
        public String format(LogRecord entry) {
            var thrown = entry.getThrown() == null ? "" : ": " + entry.getThrown();
            return OneLine.cut(formatMessage(entry) + thrown) + System.lineSeparator();
        }
    }

    /** Logs warnings and errors to the log file of a folder as well. */
    static void open(Path folder) {
        suppressFalseAlarms();
        try {
            OwnerOnly.makeFolder(folder);
            var file = file(folder);
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                // Opening a pipe would block.
                throw new IOException(file + " is not an ordinary file");
            }
            // FileHandler expects a pattern.
            var handler = new FileHandler(file.toString().replace("%", "%%"), MOST_BYTES, 1, true);
            handler.setEncoding("UTF-8");
            handler.setFormatter(new SimpleFormatter());
            handler.setLevel(Level.WARNING);
            ROOT.addHandler(handler);
        } catch (IOException unwritable) {
            ROOT.log(Level.WARNING, "There is no log file in " + folder + ": " + unwritable);
        }
    }

    /** The path of a folder's log file. */
    static Path file(Path folder) {
        return folder.resolve(FILE);
    }
}
