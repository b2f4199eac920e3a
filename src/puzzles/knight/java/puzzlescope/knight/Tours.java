package puzzlescope.knight;

import puzzlescope.engine.puzzle.Algorithm;

/** The number of tours to find. */
public enum Tours {
    FIRST,
    ALL;

    String id() {
        return Algorithm.id(this);
    }
}
