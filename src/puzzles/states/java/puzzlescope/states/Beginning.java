package puzzlescope.states;

import puzzlescope.engine.puzzle.Algorithm;

/** Where a search of sliding tiles begins. */
enum Beginning {
    /** As far from the solved board as can be. */
    MIXED,
    SOLVED;

    String id() {
        return Algorithm.id(this);
    }
}
