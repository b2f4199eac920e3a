package puzzlescope.app.plugin;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolutionException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;

/**
 * The folder of plug-ins and the user's permissions: a list of fingerprints next to the folder, so a changed file needs
 * a new permission. One thread.
 */
public final class PlugInFolder {

    private static final System.Logger LOG = System.getLogger(PlugInFolder.class.getName());

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
    public List<PlugIn> found() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        var found = new ArrayList<PlugIn>();
        try (var files = Files.list(folder)) {
            for (var jar : files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList()) {
                found.add(PlugIn.of(jar));
            }
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read " + folder, unreadable);
        }
        return found;
    }

    /** Returns the jars that have not been allowed yet. */
    public List<PlugIn> unknown() {
        var allowed = allowed();
        return found().stream()
                .filter(plugIn -> !allowed.contains(plugIn.fingerprint()))
                .toList();
    }

    private List<String> allowed() {
        try {
            return Files.exists(list)
                    ? Files.readAllLines(list).stream()
                            .map(line -> line.replaceFirst(" .*", ""))
                            .toList()
                    : List.of();
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "cannot read " + list, unreadable);
            return List.of();
        }
    }

    /** Stores the permission to use a plug-in. */
    public void allow(PlugIn plugIn) throws IOException {
        var before = Files.exists(list) ? Files.readString(list) : "";
        var text = before + plugIn.fingerprint() + " " + plugIn.name() + "\n";
        WholeFile.ofTheApp(list).write(true, WholeFile.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Makes the puzzles of all allowed plug-ins available; must be called before any puzzle is looked up.
     *
     * @return why some plug-ins cannot be used
     */
    public List<Message> load() {
        var allowed = allowed();
        var complaints = new ArrayList<Message>();
        for (var plugIn : found()) {
            if (allowed.contains(plugIn.fingerprint())) {
                try {
                    load(plugIn);
                } catch (FindException
                        | ResolutionException
                        | LayerInstantiationException
                        | ServiceConfigurationError
                        | LinkageError
                        | IllegalArgumentException unusable) {
                    LOG.log(Level.WARNING, "cannot use " + plugIn.jar(), unusable);
                    complaints.add(
                            Message.of("plug-in.unusable", plugIn.name(), String.valueOf(unusable.getMessage())));
                }
            }
        }
        return complaints;
    }

    /** Loads a plug-in in a layer of its own, so that plug-ins do not interfere. */
    private static void load(PlugIn plugIn) {
        var own = PlugInFolder.class.getModule().getLayer();
        if (own == null) {
            throw new IllegalArgumentException("the application itself is not a module");
        }
        var finder = ModuleFinder.of(plugIn.jar());
        var names = finder.findAll().stream()
                .map(found -> found.descriptor().name())
                .collect(Collectors.toSet());
        var configuration = own.configuration().resolve(finder, ModuleFinder.of(), names);
        var layer = own.defineModulesWithOneLoader(configuration, PlugInFolder.class.getClassLoader());
        PuzzleServices.of(Puzzle.class, layer).forEach(PlugInFolder::check);
        PuzzleServices.add(layer);
    }

    private static void check(Puzzle puzzle) {
        var id = puzzle.id();
        if (PuzzleServices.of(Puzzle.class).stream()
                .anyMatch(other -> other.id().equals(id))) {
            throw new IllegalArgumentException("there is a puzzle " + id + " already");
        }
        if (puzzle.getClass().getResource("messages.properties") == null) {
            throw new IllegalArgumentException("there is no messages.properties beside "
                    + puzzle.getClass().getName() + ", or its package is not open");
        }
    }
}
