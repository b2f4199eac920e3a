package puzzlescope.window.player;

/** What of the recording is not to be seen while a person is asked. */
public enum Veiled {
    NOTHING,
    /** What comes after the position: questions for it follow. */
    AHEAD,
    /** That too, and all that tells of it: it is asked for now. */
    NEXT,
    /** All of the recording: a question about the run would be answered by its curve. */
    ALL;

    /** Whether a question waits for its answer. */
    public boolean isAsked() {
        return this == NEXT || this == ALL;
    }
}
