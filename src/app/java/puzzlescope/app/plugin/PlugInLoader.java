package puzzlescope.app.plugin;

import java.lang.System.Logger.Level;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolutionException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.function.Function;
import java.util.stream.Collectors;
import puzzlescope.engine.check.PuzzleCheck;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;
import puzzlescope.window.board.PuzzleFace;

/**
 * Loads jars of puzzles, each in a layer of its own, so that plug-ins do not interfere. Here their code is run for the first
 * time: whatever it lacks or throws becomes a sentence. One thread.
 */
final class PlugInLoader {

    private static final System.Logger LOG = System.getLogger(PlugInLoader.class.getName());

    private PlugInLoader() {}

    /**
     * Makes the puzzles of a jar available if nothing is missing.
     *
     * @throws InvalidInputException with the reason if they cannot be used
     */
    static void use(Path jar) {
        atTheBorder(jar, layer -> {
            var puzzles = puzzles(layer);
            var faces = PuzzleServices.of(PuzzleFace.class, layer);
            for (var puzzle : puzzles) {
                var faults = new ArrayList<>(faceFaults(puzzle, faces));
                faults.addAll(PuzzleCheck.structure(puzzle));
                if (!faults.isEmpty()) {
                    throw new InvalidInputException(faults.getFirst());
                }
            }
            PuzzleServices.add(layer);
            return puzzles;
        });
    }

    /**
     * Makes the puzzles of a jar available, whatever is missing.
     *
     * @throws InvalidInputException with the reason if there are none
     */
    static List<Puzzle> open(Path jar) {
        return atTheBorder(jar, layer -> {
            var puzzles = puzzles(layer);
            if (puzzles.isEmpty()) {
                throw new InvalidInputException(Message.of("plug-in.empty"));
            }
            PuzzleServices.add(layer);
            return puzzles;
        });
    }

    /** Does something with the layer of a jar; what is thrown is a fault of the jar. */
    private static List<Puzzle> atTheBorder(Path jar, Function<ModuleLayer, List<Puzzle>> use) {
        try {
            return use.apply(layer(jar));
        } catch (InvalidInputException refused) {
            throw refused;
        } catch (RuntimeException | LinkageError | ServiceConfigurationError unusable) {
            LOG.log(Level.WARNING, "cannot use " + jar, unusable);
            throw new InvalidInputException(reason(unusable));
        }
    }

    private static Message reason(Throwable unusable) {
        return switch (unusable) {
            case FindException unreadable -> Message.of("plug-in.module", String.valueOf(unreadable.getMessage()));
            case ResolutionException missing -> Message.of("plug-in.module", String.valueOf(missing.getMessage()));
            case LayerInstantiationException split -> Message.of("plug-in.module", String.valueOf(split.getMessage()));
            default -> PuzzleCheck.finding("module-info", unusable);
        };
    }

    private static ModuleLayer layer(Path jar) {
        var own = PlugInLoader.class.getModule().getLayer();
        if (own == null) {
            throw new InvalidInputException(Message.of("plug-in.no-module-system"));
        }
        var finder = ModuleFinder.of(jar);
        var names = finder.findAll().stream()
                .map(found -> found.descriptor().name())
                .collect(Collectors.toSet());
        var configuration = own.configuration().resolve(finder, ModuleFinder.of(), names);
        return own.defineModulesWithOneLoader(configuration, PlugInLoader.class.getClassLoader());
    }

    /** Returns the puzzles of a layer, whose ids are new. */
    private static List<Puzzle> puzzles(ModuleLayer layer) {
        var known =
                PuzzleServices.of(Puzzle.class).stream().map(Puzzle::id).collect(Collectors.toCollection(HashSet::new));
        var puzzles = PuzzleServices.of(Puzzle.class, layer);
        for (var puzzle : puzzles) {
            if (!puzzle.id().matches("[a-z][a-z0-9-]*")) {
                throw new InvalidInputException(Message.of("plug-in.id", puzzle.id()));
            }
            if (!known.add(puzzle.id())) {
                throw new InvalidInputException(Message.of("plug-in.id-taken", puzzle.id()));
            }
        }
        boolean providesNothing = layer.modules().stream()
                .allMatch(module -> module.getDescriptor().provides().isEmpty());
        if (providesNothing) {
            throw new InvalidInputException(Message.of("plug-in.empty"));
        }
        return puzzles;
    }

    /** Returns what a puzzle lacks in the window: its view, or an icon among those that the app has. */
    static List<Message> faceFaults(Puzzle puzzle, List<PuzzleFace> faces) {
        Optional<PuzzleFace> face =
                faces.stream().filter(each -> each.puzzle().equals(puzzle.id())).findFirst();
        if (face.isEmpty()) {
            return List.of(Message.of("check.no-view", puzzle.id()));
        }
        var icon = face.get().icon();
        return icon != null && icon.getClass().getName().startsWith("org.kordamp.ikonli.materialdesign2.")
                ? List.of()
                : List.of(Message.of("check.icon", puzzle.id(), String.valueOf(icon)));
    }
}
