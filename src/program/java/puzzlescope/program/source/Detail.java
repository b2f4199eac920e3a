package puzzlescope.program.source;

/** How much a program tells of itself. */
public enum Detail {
    /** Calls and returns, at full speed. */
    CALLS,
    /** Lines, values of variables and contents of arrays as well. */
    LINES
}
