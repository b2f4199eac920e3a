package puzzlescope.app;

import java.util.List;
import puzzlescope.engine.puzzle.PuzzleOrder;

/** The order of the tabs. */
public final class TabOrder implements PuzzleOrder {

    @Override
    public List<String> ids() {
        return List.of(
                "maze", "tiles", "queens", "knight", "hanoi", "river", "recursion", "finder", "states", "gametree");
    }
}
