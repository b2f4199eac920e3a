package puzzlescope.engine.event;

/** What an event means to the views that work for every puzzle: call stack, depth curve, counters, milestones. */
public enum Role {
    /** Opens a call: the depth grows by one. */
    CALL,
    /** Ends the innermost open call: the depth shrinks by one. */
    RETURN,
    /** A possibility was tried, whether it held or not. */
    TRY,
    /** A possibility was refused, with its reason. */
    REJECT,
    /** The board moved on. */
    DO,
    /** Something done before was taken back. */
    UNDO,
    /** A solution stands on the board. */
    SOLUTION,
    /** No possibility is left here. */
    DEAD_END,
    /** Worth a sentence, changes nothing. */
    NOTE,
    /** The innermost call that is not suspended yet yields: it hands something over and is suspended. */
    SUSPEND,
    /** A generator hands a value to whoever asked for it: all open calls are suspended. */
    YIELD,
    /** Playing forward stops by itself after it, and a person can go from one to the next. */
    STOP,
    /** Leaves the board as it is, so that a recording need not ask it: said of what happens often. */
    STILL;

    /** This role's bit in a set of roles. */
    public int bit() {
        return 1 << ordinal();
    }
}
