package puzzlescope.engine.event;

/** The meaning of an event to the views that work for every puzzle: call stack, depth curve, counters, stops. */
public enum Role {
    /** Opens a call: the depth grows by one. */
    CALL,
    /** Ends the innermost open call: the depth shrinks by one. */
    RETURN,
    /** A possibility was tried, successfully or not. */
    TRY,
    /** A possibility was rejected, with its reason. */
    REJECT,
    /** The board changed. */
    DO,
    /** An earlier change was undone. */
    UNDO,
    /** The board shows a solution. */
    SOLUTION,
    /** No possibility is left here. */
    DEAD_END,
    /** A remark that changes nothing. */
    NOTE,
    /** The innermost call that is not suspended yields and is suspended. */
    SUSPEND,
    /** A generator yields a value to its caller: all open calls are suspended. */
    YIELD,
    /** Playback stops after it automatically, and the user can jump from one to the next. */
    STOP,
    /** Leaves the board unchanged, so that a recording need not apply it; for frequent events. */
    STILL;

    /** Returns this role's bit in a set of roles. */
    public int bit() {
        return 1 << ordinal();
    }
}
