package puzzlescope.ui.timeline;

/** What of the recording is not to be seen while a person is asked. */
public enum Veiled {
    NOTHING,
    /** What comes after the position. */
    AHEAD,
    /** All of it: a question about the run would be answered by its curve. */
    ALL
}
