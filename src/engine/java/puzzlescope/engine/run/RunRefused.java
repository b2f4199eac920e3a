package puzzlescope.engine.run;

import puzzlescope.engine.event.Message;

/** A run that cannot go on as it was asked to, with the reason for a person. */
public final class RunRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    public RunRefused(Message reason) {
        super(reason.key() + reason.arguments());
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
