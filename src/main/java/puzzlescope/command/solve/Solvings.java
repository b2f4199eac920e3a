package puzzlescope.command.solve;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Features;
import puzzlescope.core.puzzle.Puzzle;

/** The command {@code solve} for every puzzle: those that are made for one, and for the others a run. */
public final class Solvings {

    private static final Map<String, Solving> MADE_FOR_ONE =
            Features.of(Solving.class).stream().collect(Collectors.toUnmodifiableMap(Solving::id, solving -> solving));

    private Solvings() {}

    /** One for each puzzle, in the order of the catalogue. */
    public static List<Solving> all() {
        return Catalogue.all().stream().map(Solvings::of).toList();
    }

    public static Solving of(Puzzle puzzle) {
        var made = MADE_FOR_ONE.get(puzzle.id());
        return made == null ? new RunSolving(puzzle) : made;
    }
}
