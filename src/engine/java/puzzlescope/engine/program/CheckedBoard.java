package puzzlescope.engine.program;

/**
 * A puzzle's board for one run of a program. A puzzle's class implements this and the puzzle's board interface, whose
 * methods are the steps: each checks the rules, emits the puzzle's own events, and allocates nothing unless it throws
 * {@link ProgramEndedException}. Solver thread only.
 */
public interface CheckedBoard {

    /** Emits the events before the program's first step, such as the making of a maze. */
    void begin();

    /** Emits the events after its last step, and judges it against the puzzle's rules. */
    Verdict end();
}
