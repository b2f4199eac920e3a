package puzzlescope.engine.files;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The system's folders for a user's settings, logs and caches. */
public final class UserFolders {

    private static final String NAME = "puzzlescope";

    private UserFolders() {}

    /** Returns the folder of the settings; the system property {@code puzzlescope.home} overrides it. */
    public static Path settings() {
        return folder("XDG_CONFIG_HOME", ".config", "Application Support");
    }

    /** Returns the folder of the logs; the system property {@code puzzlescope.home} overrides it. */
    public static Path logs() {
        return folder("XDG_STATE_HOME", ".local/state", "Logs");
    }

    /**
     * Returns the folder of recordings too long for memory and of tables that take long to compute; the system property
     * {@code puzzlescope.home} overrides it.
     */
    public static Path cache() {
        return folder("XDG_CACHE_HOME", ".cache", "Caches");
    }

    public static Path tables() {
        return cache().resolve("tables");
    }

    /**
     * Returns the folder of what an administrator lays down for all users of the machine; the system property
     * {@code puzzlescope.administration} overrides it.
     */
    public static Path administration() {
        var override = System.getProperty("puzzlescope.administration");
        if (override != null) {
            return Path.of(override);
        }
        var system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            return environment("PROGRAMDATA").orElse(Path.of("C:\\ProgramData")).resolve(NAME);
        }
        return system.startsWith("mac")
                ? Path.of("/Library/Application Support").resolve(NAME)
                : Path.of("/etc").resolve(NAME);
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
