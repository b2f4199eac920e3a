package puzzlescope.states;

import puzzlescope.engine.puzzle.Algorithm;

/** The initial state of a search of sliding tiles. */
enum TilesStart {
    /** A board as far from the solved one as possible. */
    MIXED,
    SOLVED;

    String id() {
        return Algorithm.id(this);
    }
}
