package puzzlescope.engine.event;

/** Thrown out of {@link EventSink#emit} to end a run from outside. Stackless: it is a way out, not an error. */
public final class RunStopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RunStopped() {
        super("the run was stopped", null, false, false);
    }
}
