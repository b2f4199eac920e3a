package puzzlescope.window.player;

/** The hidden part of the recording while questions are asked. */
public enum HiddenPart {
    NOTHING,
    /** Everything after the position, since questions about it follow. */
    AHEAD,
    /** Everything after the position and all hints at it, since it is being asked about. */
    NEXT,
    /** The whole recording, since its curve would answer a question about the run. */
    ALL;

    public boolean isAsked() {
        return this == NEXT || this == ALL;
    }
}
