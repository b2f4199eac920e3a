package puzzlescope.tiles.event;

/** What an event says of a search within a bound on the moves, or on those made and estimated, as a whole. */
public sealed interface SearchBound {

    int bound();

    /** A search within the bound began. */
    non-sealed interface Begun extends SearchBound {}

    /** A search within the bound is over. */
    non-sealed interface Done extends SearchBound {}
}
