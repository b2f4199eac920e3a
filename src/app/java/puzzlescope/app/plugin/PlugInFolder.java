package puzzlescope.app.plugin;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.files.WholeFile;

/**
 * The folder of plug-ins and the user's permissions: a list of fingerprints next to the folder, so a changed file needs
 * a new permission, and of names, for those who make a plug-in and change it often. One thread.
 */
public final class PlugInFolder {

    private static final System.Logger LOG = System.getLogger(PlugInFolder.class.getName());

    /** The greatest size of a plug-in, in bytes; larger files are not read. */
    private static final long MOST_BYTES = 1L << 28;

    /** Begins a line that allows a name; earlier versions take it for the fingerprint of no file. */
    private static final String ANY = "* ";

    private final Path folder;
    private final Path list;

    /** @param home the parent of the folder {@code plug-ins} */
    public PlugInFolder(Path home) {
        folder = home.resolve("plug-ins");
        list = home.resolve("plug-ins.allowed");
    }

    /** Returns the folder next to the user's settings. */
    public static PlugInFolder ofTheUser() {
        return new PlugInFolder(UserFolders.settings());
    }

    /** Returns the jars in the folder by name; unreadable ones are skipped. */
    List<PlugIn> found() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        var found = new ArrayList<PlugIn>();
        try (var files = Files.list(folder)) {
            for (var jar : files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList()) {
                plugIn(jar).ifPresent(found::add);
            }
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read " + folder, unreadable);
        }
        return found;
    }

    /** Returns a plug-in; empty if it is no ordinary file, too large or unreadable, which is logged. */
    private static Optional<PlugIn> plugIn(Path jar) {
        var problem = FileProblem.toReading(jar, MOST_BYTES);
        if (problem.isPresent()) {
            LOG.log(Level.WARNING, "passed over: " + jar + ", " + problem.get());
            return Optional.empty();
        }
        try {
            return Optional.of(PlugIn.of(jar));
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read " + jar, unreadable);
            return Optional.empty();
        }
    }

    /** Returns the jars that have not been allowed yet. */
    public List<PlugIn> unknown() {
        var allowed = allowed();
        return found().stream().filter(plugIn -> !isAllowed(plugIn, allowed)).toList();
    }

    /** Returns the jars that may be used. */
    List<PlugIn> permitted() {
        var allowed = allowed();
        return found().stream().filter(plugIn -> isAllowed(plugIn, allowed)).toList();
    }

    private static boolean isAllowed(PlugIn plugIn, List<String> allowed) {
        return allowed.contains(ANY + plugIn.name())
                || allowed.stream().anyMatch(line -> line.startsWith(plugIn.fingerprint() + " "));
    }

    private List<String> allowed() {
        try {
            return Files.exists(list) ? Files.readAllLines(list) : List.of();
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read " + list, unreadable);
            return List.of();
        }
    }

    /** Stores the permission to use a plug-in as it is. */
    public void allow(PlugIn plugIn) throws IOException {
        append(plugIn.fingerprint() + " " + plugIn.name() + "\n");
    }

    /** Stores the permission to use a plug-in, and whatever has the name of its file later. */
    public void allowRebuilt(PlugIn plugIn) throws IOException {
        append(plugIn.fingerprint() + " " + plugIn.name() + "\n" + ANY + plugIn.name() + "\n");
    }

    private void append(String lines) throws IOException {
        var text = (Files.exists(list) ? Files.readString(list) : "") + lines;
        WholeFile.ofTheApp(list).write(true, WholeFile.of(text.getBytes(StandardCharsets.UTF_8)));
    }
}
