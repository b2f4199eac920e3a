package puzzlescope.ui.app;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** What the window remembers from one start to the next, in a file of the user's. FX thread only. */
final class Settings {

    private static final System.Logger LOG = System.getLogger(Settings.class.getName());
    private static final String FILE = "settings.properties";

    private final Path file;
    private final Properties values = new Properties();

    private Settings(Path file) {
        this.file = file;
    }

    /** Settings without any, that are not for saving. */
    static Settings none() {
        return new Settings(Path.of(FILE));
    }

    /** Reads the settings of a folder; what cannot be read is set aside, and the presets are taken. */
    static Settings load(Path folder) {
        var settings = new Settings(folder.resolve(FILE));
        try (var reader = Files.newBufferedReader(settings.file, StandardCharsets.UTF_8)) {
            settings.values.load(reader);
        } catch (NoSuchFileException firstStart) {
            LOG.log(Level.DEBUG, "no settings yet");
        } catch (IOException | IllegalArgumentException broken) {
            LOG.log(Level.WARNING, "settings cannot be read, set aside: " + settings.file, broken);
            settings.values.clear();
            settings.setAside();
        }
        return settings;
    }

    private void setAside() {
        try {
            Files.move(file, file.resolveSibling(FILE + ".broken"), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException stuck) {
            LOG.log(Level.WARNING, "settings cannot be set aside: " + file, stuck);
        }
    }

    Optional<String> get(String key) {
        return Optional.ofNullable(values.getProperty(key));
    }

    /** A number within bounds; empty if there is none or it is something else. */
    Optional<Integer> number(String key, int minimum, int maximum) {
        try {
            return get(key).map(Integer::parseInt).filter(value -> value >= minimum && value <= maximum);
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    /** All values whose keys begin so, by what follows. */
    Map<String, String> all(String prefix) {
        var found = new HashMap<String, String>();
        for (var key : values.stringPropertyNames()) {
            if (key.startsWith(prefix)) {
                found.put(key.substring(prefix.length()), values.getProperty(key));
            }
        }
        return found;
    }

    void put(String key, Object value) {
        values.setProperty(key, value.toString());
    }

    void save() {
        try {
            Files.createDirectories(file.getParent());
            try (var writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
                values.store(writer, null);
            }
        } catch (IOException unwritable) {
            LOG.log(Level.WARNING, "settings cannot be written: " + file, unwritable);
        }
    }
}
