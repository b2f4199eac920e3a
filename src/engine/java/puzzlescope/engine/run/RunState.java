package puzzlescope.engine.run;

/** The state of a run. */
public enum RunState {
    READY,
    RUNNING,
    /** The trace is full; the run continues when the playhead moves or fast forward is switched on. */
    PAUSED_FULL,
    ENDED
}
