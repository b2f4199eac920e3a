package puzzlescope.window.player;

/** A reason for pausing playback before an event, such as a question to be answered first. FX thread only. */
public interface PlaybackStop {

    boolean shouldStopAt(long position);

    /** Called when playback or a step was stopped at a position. */
    void stopped(long position);

    /**
     * Finds how far playback may continue.
     *
     * @param limit a later position
     * @return the first position from {@code from} on at which it should stop, the limit, or the position reached in the
     * available time
     */
    long firstStop(long from, long limit);
}
