package puzzlescope.engine.replay;

/**
 * A call that is open, or has just returned.
 *
 * @param depth how deep it lies, the outermost call is 1
 * @param opened the number of the event that opened it
 * @param call the call in the listing's words, such as {@code visit(1, 3)}, with what led to it
 * @param result the value that it gave back; empty if it is open or gave none
 */
public record Frame(int depth, long opened, String call, String result) {

    /** An open one. */
    public Frame(int depth, long opened, String call) {
        this(depth, opened, call, "");
    }
}
