package puzzlescope.app.plugin;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import puzzlescope.command.OpenedJar;
import puzzlescope.command.PlugInHost;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.window.board.PuzzleFace;

/** The plug-ins of one start of the app: jars that are named, then those in the folder that are allowed. One thread. */
public final class PlugIns implements PlugInHost {

    private static final long MOST_BYTES = 1L << 30;

    private final PlugInFolder folder;
    /** Names of the files used so far: the same name in the folder is an earlier build of the same plug-in. */
    private final Set<String> names = new HashSet<>();

    private final List<Message> complaints = new ArrayList<>();

    public PlugIns(PlugInFolder folder) {
        this.folder = folder;
    }

    @Override
    public void use(String file) {
        var jar = readable(file);
        try {
            PlugInLoader.use(jar);
            names.add(name(jar));
        } catch (InvalidInputException unusable) {
            throw new InvalidInputException(complaint(name(jar), unusable));
        }
    }

    @Override
    public OpenedJar open(String file) {
        var jar = readable(file);
        try {
            names.add(name(jar));
            return new OpenedJar(name(jar), PlugInLoader.open(jar), List.of());
        } catch (InvalidInputException unusable) {
            return new OpenedJar(name(jar), List.of(), List.of(unusable.reason()));
        }
    }

    private static Path readable(String file) {
        try {
            var jar = Path.of(file);
            FileProblem.toReading(jar, MOST_BYTES).ifPresent(why -> {
                throw new InvalidInputException(OutputFile.message(why, jar));
            });
            return jar;
        } catch (InvalidPathException invalid) {
            throw new InvalidInputException(Message.of("command.file.no-name", file));
        }
    }

    private static String name(Path jar) {
        return String.valueOf(jar.getFileName());
    }

    private static Message complaint(String name, InvalidInputException unusable) {
        return Message.of("plug-in.unusable", name, unusable.reason());
    }

    /** Returns the folder's jars that the user has to be asked about. */
    public List<PlugIn> unknown() {
        return folder.unknown().stream()
                .filter(plugIn -> !names.contains(plugIn.name()))
                .toList();
    }

    @Override
    public void useAllowed() {
        for (var plugIn : folder.permitted()) {
            if (names.add(plugIn.name())) {
                try {
                    PlugInLoader.use(plugIn.jar());
                } catch (InvalidInputException unusable) {
                    complaints.add(complaint(plugIn.name(), unusable));
                }
            }
        }
    }

    /** Returns why some of the allowed plug-ins are not used. */
    public List<Message> complaints() {
        return List.copyOf(complaints);
    }

    @Override
    public List<Message> remarks() {
        var remarks = new ArrayList<Message>();
        unknown().forEach(plugIn -> remarks.add(Message.of("plug-in.waits", plugIn.name())));
        remarks.addAll(complaints);
        return remarks;
    }

    @Override
    public List<Message> faults(Puzzle puzzle) {
        return PlugInLoader.faceFaults(puzzle, PuzzleServices.of(PuzzleFace.class));
    }
}
