package puzzlescope.app.main;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.files.WholeFile;

/**
 * Settings remembered between launches, in a file that only the user can read. Unusable settings are set aside,
 * whatever the reason, and the defaults apply. FX thread only.
 */
final class Settings {

    private static final System.Logger LOG = System.getLogger(Settings.class.getName());
    private static final String FILE = "settings.properties";
    /** Size limit of the file, a thousand times what the window writes. */
    private static final long MOST_BYTES = 1 << 22;

    private final Path file;
    private final Properties values = new Properties();
    /** Values fixed by an administrator. */
    private final Properties fixed = new Properties();

    private @Nullable Message complaint;
    private boolean isNew;

    private Settings(Path file) {
        this.file = file;
    }

    /** Empty settings that are never saved. */
    static Settings none() {
        return new Settings(Path.of(FILE));
    }

    /**
     * Reads the settings of a folder; unreadable ones are set aside, and the defaults apply.
     *
     * @param administration the folder in which an administrator may have laid down settings that nobody can change
     */
    static Settings load(Path folder, Path administration) {
        var settings = load(folder);
        var laidDown = administration.resolve(FILE);
        if (Files.exists(laidDown)) {
            try {
                readInto(settings.fixed, laidDown);
            } catch (IOException | IllegalArgumentException broken) {
                LOG.log(Level.WARNING, "The administrator's settings " + laidDown + " cannot be read: " + broken);
                settings.complaint = Message.of("settings.administration-unusable", laidDown.toString());
            }
        }
        return settings;
    }

    /** Reads the settings of a folder; unreadable ones are set aside, and the defaults apply. */
    static Settings load(Path folder) {
        var settings = new Settings(folder.resolve(FILE));
        if (Files.exists(settings.file, LinkOption.NOFOLLOW_LINKS)) {
            settings.read();
        } else {
            settings.isNew = true;
        }
        return settings;
    }

    private void read() {
        try {
            readInto(values, file);
        } catch (IOException | IllegalArgumentException broken) {
            quarantine(broken);
        }
    }

    private static void readInto(Properties values, Path file) throws IOException {
        var obstacle = FileProblem.toReading(file, MOST_BYTES);
        if (obstacle.isPresent()) {
            throw new IOException(obstacle.get().toString());
        }
        try (var reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            values.load(reader);
        }
    }

    /** Clears settings that led to a failure and moves their file aside. */
    void quarantine(Exception reason) {
        values.clear();
        var aside = file.resolveSibling(FILE + ".broken");
        try {
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
            LOG.log(Level.WARNING, "The settings could not be read and were set aside as " + aside + ": " + reason);
            complaint = Message.of("settings.set-aside", aside.toString());
        } catch (IOException stuck) {
            LOG.log(Level.WARNING, "The settings could not be read (" + reason + ") nor set aside: " + stuck);
            complaint = Message.of("settings.unusable");
        }
    }

    /** The folder in which they are kept; empty if they are not. */
    Optional<Path> folder() {
        return Optional.ofNullable(file.getParent());
    }

    /** Returns whether no settings were ever saved. */
    boolean isNew() {
        return isNew;
    }

    /** The message about the settings, delivered once. */
    Optional<Message> takeWarning() {
        var taken = Optional.ofNullable(complaint);
        complaint = null;
        return taken;
    }

    Optional<String> get(String key) {
        return Optional.ofNullable(fixed.getProperty(key, values.getProperty(key)));
    }

    /** Returns whether an administrator has fixed a value. */
    boolean isFixed(String key) {
        return fixed.containsKey(key);
    }

    /** A number within bounds; empty if it is missing or anything else. */
    Optional<Integer> number(String key, int minimum, int maximum) {
        try {
            return get(key).map(Integer::parseInt).filter(value -> value >= minimum && value <= maximum);
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    /** All values whose keys have a prefix, by the rest of the key. */
    Map<String, String> all(String prefix) {
        var found = new HashMap<String, String>();
        for (var key : values.stringPropertyNames()) {
            if (key.startsWith(prefix)) {
                found.put(key.substring(prefix.length()), values.getProperty(key));
            }
        }
        return found;
    }

    /** Keeps a value; has no effect on a fixed one. */
    void put(String key, Object value) {
        if (!isFixed(key)) {
            values.setProperty(key, value.toString());
        }
    }

    void remove(String key) {
        values.remove(key);
    }

    void save() {
        try {
            var text = new StringWriter();
            values.store(text, null);
            // Keeps a symbolic link to settings stored elsewhere.
            var place = Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file;
            WholeFile.ofTheApp(place).write(true, WholeFile.of(text.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (IOException unwritable) {
            LOG.log(Level.WARNING, "The settings cannot be kept: " + unwritable);
        }
    }
}
