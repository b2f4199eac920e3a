package puzzlescope.engine.program;

import puzzlescope.engine.event.Message;

/** Thrown at the end of a program whose answer is known to be wrong, where the board does not judge it. */
public final class WrongAnswerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    /** @param reason the answer and what it should be, as whole sentences */
    public WrongAnswerException(Message reason) {
        super(reason.key() + reason.arguments(), null, false, false);
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
