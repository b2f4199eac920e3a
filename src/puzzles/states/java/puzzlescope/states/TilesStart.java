package puzzlescope.states;

/** The initial state of a search of sliding tiles. */
enum TilesStart {
    /** A board as far from the solved one as possible. */
    MIXED,
    SOLVED
}
