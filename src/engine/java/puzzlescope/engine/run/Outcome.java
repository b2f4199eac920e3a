package puzzlescope.engine.run;

/** How a run ended. */
public enum Outcome {
    SOLVED,
    /** Proven: the whole space was searched, or a theorem rules a solution out. */
    NO_SOLUTION,
    /** Ended at a limit of its own; says nothing of the puzzle. */
    GAVE_UP,
    /** The algorithm's own calls were as deep as their stack allows; says nothing of the puzzle. */
    STACK_OVERFLOW,
    /** Ended from outside; says nothing of the puzzle. */
    STOPPED,
    /** The algorithm threw; see {@link Run#failure()}. */
    FAILED
}
