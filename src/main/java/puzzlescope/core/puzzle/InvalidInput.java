package puzzlescope.core.puzzle;

import puzzlescope.core.event.Message;

/** An input that cannot be taken, with the reason for a person. */
public final class InvalidInput extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    public InvalidInput(Message reason) {
        super(reason.key() + reason.arguments());
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
