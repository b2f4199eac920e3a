package puzzlescope.engine.run;

import puzzlescope.engine.event.Message;

/** Thrown when a run cannot continue as requested, with the reason for the user. */
public final class RunRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    public RunRefusedException(Message reason) {
        super(reason.key() + reason.arguments());
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
