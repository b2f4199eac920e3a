package puzzlescope.command;

/** The exit codes of commands. */
final class ExitCode {

    static final int DONE = 0;
    static final int NO_SOLUTION = 1;
    /** The check found faults. */
    static final int FAULTS = 1;
    /** The request cannot be understood or carried out; nothing was printed. */
    static final int REFUSED = 2;

    static final int FAILED = 3;
    /** Some of what was given was refused; the rest was done. */
    static final int PARTLY = 4;

    private ExitCode() {}
}
