package puzzlescope.engine.solve;

import puzzlescope.engine.event.Message;

/** Thrown when a requested file could not be written after the answers were printed. */
public final class FileNotWrittenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    FileNotWrittenException(Message sentence, Throwable cause) {
        super(sentence.key(), cause);
        this.sentence = sentence;
    }

    public Message sentence() {
        return sentence;
    }
}
