package puzzlescope.core.puzzle;

/** What chance decides of an event, which nobody can know before. */
public enum Chance {
    /** Nothing: it follows from the board. */
    NONE,
    /** Where it happens; what comes of it there follows from the board. */
    WHERE,
    /** Whether it happens at all. */
    WHETHER
}
