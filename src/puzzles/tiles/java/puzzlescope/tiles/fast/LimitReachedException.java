package puzzlescope.tiles.fast;

/** Signals that the limit of boards was met. Stackless, since it is control flow and not an error. */
final class LimitReachedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LimitReachedException() {
        super("the limit was met", null, false, false);
    }
}
