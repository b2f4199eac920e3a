package puzzlescope.engine.program;

import puzzlescope.engine.event.Message;

/** Thrown by a puzzle's board when a program takes a step against the rules. */
public final class RefusedStepException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    /** @param reason the rule and how the step breaks it, as a whole sentence */
    public RefusedStepException(Message reason) {
        super(reason.key() + reason.arguments(), null, false, false);
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
