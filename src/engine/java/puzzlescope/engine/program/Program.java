package puzzlescope.engine.program;

/**
 * A person's program, in whatever language, that plays on a puzzle's board. Each call of {@link #run} starts afresh and
 * takes the same steps.
 */
public interface Program {

    /**
     * Takes all steps of the program, on the calling thread.
     *
     * @throws ProgramEndedException if a step is against the puzzle's rules, a bound ends the program, or its answer is
     *     known to be right or wrong; it must get through if the board throws it
     * @throws puzzlescope.engine.event.RunStoppedException if the run is being stopped; it must get through
     */
    void run(ProgramContext context);

    /**
     * Returns whether it reports its own calls, so that the puzzle's events open none. Without them, a queen that was
     * placed opens a call as in the textbook.
     */
    boolean reportsCalls();
}
