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

/** The log file of the window, and what of it is told on the console. */
public final class Log {

    private static final String FILE = "puzzlescope.log";
    private static final int MOST_BYTES = 1_000_000;
    private static final Logger ROOT = Logger.getLogger("");
    /** Kept, so that its level is. */
    private static final Logger CONTROLS = Logger.getLogger("javafx.scene.control");

    private Log() {}

    /**
     * Passes over what JavaFX says of every list that is scrolled far down and becomes short: it takes the number of a row for a
     * length in px.
     */
    static void passOverFalseAlarms() {
        CONTROLS.setLevel(Level.WARNING);
    }

    /** Lets the console tell each thing in one line; where it happened stands in the log file. */
    public static void speakBriefly() {
        for (var handler : ROOT.getHandlers()) {
            handler.setFormatter(new Brief());
        }
    }

    private static final class Brief extends SimpleFormatter {

        @Override
        public String format(LogRecord entry) {
            var thrown = entry.getThrown() == null ? "" : ": " + entry.getThrown();
            return OneLine.cut(formatMessage(entry) + thrown) + System.lineSeparator();
        }
    }

    /** Lets warnings and errors go to the log file of a folder as well. */
    static void open(Path folder) {
        passOverFalseAlarms();
        try {
            OwnerOnly.makeFolder(folder);
            var file = file(folder);
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                // A pipe would be waited for.
                throw new IOException(file + " is not an ordinary file");
            }
            // What stands there is a pattern.
            var handler = new FileHandler(file.toString().replace("%", "%%"), MOST_BYTES, 1, true);
            handler.setEncoding("UTF-8");
            handler.setFormatter(new SimpleFormatter());
            handler.setLevel(Level.WARNING);
            ROOT.addHandler(handler);
        } catch (IOException unwritable) {
            ROOT.log(Level.WARNING, "There is no log file in " + folder + ": " + unwritable);
        }
    }

    /** Where the log file of a folder lies. */
    static Path file(Path folder) {
        return folder.resolve(FILE);
    }
}
