package puzzlescope.engine.replay;

/**
 * A call that is open or has just returned.
 *
 * @param depth the depth of the call; the outermost has 1
 * @param opened the number of the event that opened it
 * @param call the call as in the pseudocode, such as {@code visit(1, 3)}, preceded by its lead
 * @param result the value returned; empty if the call is open or returned none
 */
public record CallFrame(int depth, long opened, String call, String result) {

    /** An open call. */
    public CallFrame(int depth, long opened, String call) {
        this(depth, opened, call, "");
    }

    /** Returns the call without its lead. */
    public String plainCall() {
        return call.split("  ", 2)[0];
    }
}
