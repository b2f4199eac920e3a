package puzzlescope.core.replay;

/**
 * An open call.
 *
 * @param depth how deep it lies, the outermost call is 1
 * @param opened the number of the event that opened it
 * @param call the call in the listing's words, such as {@code visit(1, 3)}, with what led to it
 */
public record Frame(int depth, long opened, String call) {}
