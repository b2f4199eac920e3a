package puzzlescope.engine.puzzle;

import java.util.List;

/** The order in which an application shows its puzzles, as a service of it. */
public interface PuzzleOrder {

    /** Returns the ids of puzzles, first one first; puzzles that are not named follow. */
    List<String> ids();
}
