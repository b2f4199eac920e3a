package puzzlescope.program.source;

/** How much of a program is reported. */
public enum Detail {
    /** Calls and returns, at full speed. */
    CALLS,
    /** Lines, values of variables and contents of arrays as well. */
    LINES
}
