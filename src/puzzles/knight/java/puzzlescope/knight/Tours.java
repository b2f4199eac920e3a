package puzzlescope.knight;

import puzzlescope.engine.puzzle.Algorithm;

/** How many tours are looked for. */
public enum Tours {
    FIRST,
    ALL;

    String id() {
        return Algorithm.id(this);
    }
}
