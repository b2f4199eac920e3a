package puzzlescope.engine.event;

/** Signals kinds of events that cannot be packed as declared, with the reason for the author of the puzzle. */
public final class InvalidVocabularyException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    InvalidVocabularyException(Message reason) {
        super(reason.key() + reason.arguments());
        this.reason = reason;
    }

    public Message reason() {
        return reason;
    }
}
