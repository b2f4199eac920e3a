package puzzlescope.engine.solve;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;

/** The handlers of the command {@code solve}: special ones, and a run for all other puzzles. */
public final class SolveHandlers {

    private static final Map<String, SolveHandler> MADE_FOR_ONE = PuzzleServices.of(SolveHandler.class).stream()
            .collect(Collectors.toUnmodifiableMap(SolveHandler::id, solving -> solving));

    private SolveHandlers() {}

    /** Returns one handler for each puzzle, in the order of the catalogue. */
    public static List<SolveHandler> all() {
        return Catalogue.all().stream().map(SolveHandlers::of).toList();
    }

    public static SolveHandler of(Puzzle puzzle) {
        var made = MADE_FOR_ONE.get(puzzle.id());
        return made == null ? new RunSolveHandler(puzzle) : made;
    }
}
