package puzzlescope.engine.event;

/** Thrown by {@link EventSink#emit} to end a run from outside. Has no stack trace: it is control flow, not an error. */
public final class RunStoppedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RunStoppedException() {
        super("the run was stopped", null, false, false);
    }
}
