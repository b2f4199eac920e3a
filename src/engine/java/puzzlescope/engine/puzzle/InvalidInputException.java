package puzzlescope.engine.puzzle;

import puzzlescope.engine.event.Message;

/** Signals an input that cannot be used, with the reason for the user. */
public final class InvalidInputException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;
    private final int offset;

    public InvalidInputException(Message reason) {
        this(reason, -1);
    }

    /** @param offset the offset in a text of many lines; -1 if not given */
    public InvalidInputException(Message reason, int offset) {
        super(reason.key() + reason.arguments());
        this.reason = reason;
        this.offset = offset;
    }

    /** Returns the offset of the cause in a text of many lines; -1 if not known. */
    public int offset() {
        return offset;
    }

    public Message reason() {
        return reason;
    }
}
