package puzzlescope.engine.puzzle;

import puzzlescope.engine.event.Message;

/** An input that cannot be taken, with the reason for a person. */
public final class InvalidInput extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;
    private final int offset;

    public InvalidInput(Message reason) {
        this(reason, -1);
    }

    /** @param offset where in a text of many lines it is; -1 if that is not said */
    public InvalidInput(Message reason, int offset) {
        super(reason.key() + reason.arguments());
        this.reason = reason;
        this.offset = offset;
    }

    /** Where in a text of many lines the cause stands; -1 if that is not known. */
    public int offset() {
        return offset;
    }

    public Message reason() {
        return reason;
    }
}
