package puzzlescope.window.player;

/** What may hold the film before an event, such as a question that is to be answered first. FX thread only. */
public interface Gate {

    /** Whether the film may not go on from a position now. */
    boolean holds(long position);

    /**
     * How far the film may go.
     *
     * @param limit a later position
     * @return the first position from {@code from} on that holds, the limit, or whatever was reached in the time that there is
     */
    long reach(long from, long limit);
}
