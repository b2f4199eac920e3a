package puzzlescope.core.puzzle;

import java.util.List;

/** All puzzles that {@link Features} finds, in the order of their tabs. */
public final class Catalogue {

    private static final List<Puzzle> ALL = Features.of(Puzzle.class);

    private Catalogue() {}

    public static List<Puzzle> all() {
        return ALL;
    }

    /** Returns the puzzle with this id; throws {@link IllegalArgumentException} if there is none. */
    public static Puzzle get(String id) {
        return ALL.stream()
                .filter(puzzle -> puzzle.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no puzzle " + id));
    }
}
