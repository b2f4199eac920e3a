package puzzlescope.engine.program;

import puzzlescope.engine.event.Message;

/** Thrown when a program is ended by a bound, such as that of its memory, or by its own failure. */
public final class ProgramBoundException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    /** @param reason the bound, as a whole sentence */
    public ProgramBoundException(Message reason) {
        super(reason.key() + reason.arguments(), null, false, false);
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
