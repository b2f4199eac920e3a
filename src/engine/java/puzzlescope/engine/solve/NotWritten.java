package puzzlescope.engine.solve;

import puzzlescope.engine.event.Message;

/** A file that was asked for could not be written when it was time to; the answers are there already. */
public final class NotWritten extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    NotWritten(Message sentence, Throwable cause) {
        super(sentence.key(), cause);
        this.sentence = sentence;
    }

    /** What is to be said of it. */
    public Message sentence() {
        return sentence;
    }
}
