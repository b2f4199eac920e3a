package puzzlescope.engine.run;

/** The outcome of a run. */
public enum RunOutcome {
    SOLVED,
    /** Proven: the whole space was searched, or a theorem rules a solution out. */
    NO_SOLUTION,
    /** Ended at a limit of its own; proves nothing about the puzzle. */
    GAVE_UP,
    /** The recursion reached the stack limit; proves nothing about the puzzle. */
    STACK_OVERFLOW,
    /** Stopped from outside; proves nothing about the puzzle. */
    STOPPED,
    /** The algorithm threw; see {@link Run#failure()}. */
    FAILED
}
