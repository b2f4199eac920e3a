package puzzlescope.core.puzzle;

import java.util.List;
import puzzlescope.core.puzzle.finder.FinderPuzzle;
import puzzlescope.core.puzzle.hanoi.HanoiPuzzle;
import puzzlescope.core.puzzle.knight.KnightPuzzle;
import puzzlescope.core.puzzle.maze.MazePuzzle;
import puzzlescope.core.puzzle.queens.QueensPuzzle;
import puzzlescope.core.puzzle.recursion.RecursionPuzzle;
import puzzlescope.core.puzzle.river.RiverPuzzle;
import puzzlescope.core.puzzle.states.StatesPuzzle;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;

/** All puzzles, in the order of their tabs. */
public final class Catalogue {

    private static final List<Puzzle> ALL = List.of(
            new MazePuzzle(),
            new TilesPuzzle(),
            new QueensPuzzle(),
            new KnightPuzzle(),
            new HanoiPuzzle(),
            new RiverPuzzle(),
            new RecursionPuzzle(),
            new FinderPuzzle(),
            new StatesPuzzle());

    private Catalogue() {}

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
