package puzzlescope.engine.run;

/** What a run is doing. */
public enum RunState {
    READY,
    RUNNING,
    /** The trace is full; the run goes on when the playhead has moved or fast forward is switched on. */
    PAUSED_FULL,
    ENDED
}
