package puzzlescope.tiles.fast;

/** As many boards as are allowed were looked at. Stackless: it is a way out, not an error. */
final class LimitMet extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LimitMet() {
        super("the limit was met", null, false, false);
    }
}
