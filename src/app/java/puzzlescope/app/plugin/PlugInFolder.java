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
import puzzlescope.engine.puzzle.Features;
import puzzlescope.engine.puzzle.Puzzle;

/**
 * The folder of plug-ins, and which of them a person has allowed: a list of fingerprints beside the folder, so that a file that
 * was changed is asked about again. One thread.
 */
public final class PlugInFolder {

    private static final System.Logger LOG = System.getLogger(PlugInFolder.class.getName());

    private final Path folder;
    private final Path list;

    /** @param home where the folder {@code plug-ins} is looked for */
    public PlugInFolder(Path home) {
        folder = home.resolve("plug-ins");
        list = home.resolve("plug-ins.allowed");
    }

    /** The folder beside the user's settings. */
    public static PlugInFolder ofTheUser() {
        return new PlugInFolder(UserFolders.settings());
    }

    /** The jars in the folder, by their names; those that cannot be read are left out. */
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

    /** The jars that nobody has allowed yet. */
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

    /** Remembers that a plug-in may be used from now on. */
    public void allow(PlugIn plugIn) throws IOException {
        var before = Files.exists(list) ? Files.readString(list) : "";
        var text = before + plugIn.fingerprint() + " " + plugIn.name() + "\n";
        WholeFile.ofTheApp(list).write(true, WholeFile.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Lets the puzzles of all plug-ins that are allowed be found; to be called before any puzzle is asked for.
     *
     * @return why some cannot be used
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

    /** Each in a layer of its own, so that none can hinder another. */
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
        Features.of(Puzzle.class, layer).forEach(PlugInFolder::check);
        Features.add(layer);
    }

    private static void check(Puzzle puzzle) {
        var id = puzzle.id();
        if (Features.of(Puzzle.class).stream().anyMatch(other -> other.id().equals(id))) {
            throw new IllegalArgumentException("there is a puzzle " + id + " already");
        }
        if (puzzle.getClass().getResource("messages.properties") == null) {
            throw new IllegalArgumentException("there is no messages.properties beside "
                    + puzzle.getClass().getName() + ", or its package is not open");
        }
    }
}
