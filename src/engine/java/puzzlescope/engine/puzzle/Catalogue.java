package puzzlescope.engine.puzzle;

import java.util.Comparator;
import java.util.List;

/** All puzzles that {@link PuzzleServices} finds, in the order of their tabs: the application's, then those of plug-ins. */
public final class Catalogue {

    private static final List<Puzzle> ALL = sorted(PuzzleServices.of(Puzzle.class));

    private Catalogue() {}

    private static List<Puzzle> sorted(List<Puzzle> puzzles) {
        var order = PuzzleServices.of(PuzzleOrder.class).stream()
                .flatMap(each -> each.ids().stream())
                .toList();
        return puzzles.stream()
                .sorted(Comparator.comparingInt(puzzle -> place(puzzle, order)))
                .toList();
    }

    private static int place(Puzzle puzzle, List<String> order) {
        int place = order.indexOf(puzzle.id());
        return place < 0 ? order.size() : place;
    }

    public static List<Puzzle> all() {
        return ALL;
    }

    /** The puzzle with this id; {@link IllegalArgumentException} if there is none. */
    public static Puzzle get(String id) {
        return ALL.stream()
                .filter(puzzle -> puzzle.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no puzzle " + id));
    }
}
