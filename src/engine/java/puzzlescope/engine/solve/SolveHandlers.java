package puzzlescope.engine.solve;

import java.util.Map;
import java.util.stream.Collectors;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;

/** The handlers of the command {@code solve}: special ones, and a run for all other puzzles. */
public final class SolveHandlers {

    private static final Map<String, SolveHandler> MADE_FOR_ONE = PuzzleServices.of(SolveHandler.class).stream()
            .collect(Collectors.toUnmodifiableMap(SolveHandler::id, solving -> solving));

    private SolveHandlers() {}

    public static SolveHandler of(Puzzle puzzle) {
        var made = MADE_FOR_ONE.get(puzzle.id());
        return made == null ? new RunSolveHandler(puzzle) : made;
    }
}
