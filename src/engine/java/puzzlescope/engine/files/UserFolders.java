package puzzlescope.engine.files;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The folders that the system keeps for a user's settings, logs and what can be made anew. */
public final class UserFolders {

    private static final String NAME = "puzzlescope";

    private UserFolders() {}

    /** Where settings go; the system property {@code puzzlescope.home} overrides it. */
    public static Path settings() {
        return folder("XDG_CONFIG_HOME", ".config", "Application Support");
    }

    /** Where logs go; the system property {@code puzzlescope.home} overrides it. */
    public static Path logs() {
        return folder("XDG_STATE_HOME", ".local/state", "Logs");
    }

    /**
     * Where recordings that are too long for memory and tables that take long to make go; the system property
     * {@code puzzlescope.home} overrides it.
     */
    public static Path cache() {
        return folder("XDG_CACHE_HOME", ".cache", "Caches");
    }

    /** Where large tables are kept. */
    public static Path tables() {
        return cache().resolve("tables");
    }

    private static Path folder(String variable, String unixFolder, String macFolder) {
        var override = System.getProperty("puzzlescope.home");
        if (override != null) {
            return Path.of(override);
        }
        var home = Path.of(System.getProperty("user.home"));
        var system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            return environment("APPDATA").orElse(home).resolve(NAME);
        }
        if (system.startsWith("mac")) {
            return home.resolve("Library").resolve(macFolder).resolve(NAME);
        }
        return environment(variable).orElse(home.resolve(unixFolder)).resolve(NAME);
    }

    private static Optional<Path> environment(String variable) {
        return Optional.ofNullable(System.getenv(variable))
                .filter(value -> !value.isBlank())
                .map(Path::of);
    }
}
