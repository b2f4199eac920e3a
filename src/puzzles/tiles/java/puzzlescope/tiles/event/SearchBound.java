package puzzlescope.tiles.event;

/** The role of an event in a search within a bound, on the moves or on f. */
public sealed interface SearchBound {

    int bound();

    /** The beginning of a search within a bound. */
    non-sealed interface Begun extends SearchBound {}

    /** The end of a search within a bound. */
    non-sealed interface Done extends SearchBound {}
}
