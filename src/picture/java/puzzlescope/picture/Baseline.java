package puzzlescope.picture;

/** Which line of a text lies at its y. */
public enum Baseline {
    TOP(0.93),
    CENTER(0.36),
    BASELINE(0),
    BOTTOM(-0.24);

    private final double below;

    Baseline(double below) {
        this.below = below;
    }

    /** How far below its place the line that letters stand on lies in a file, as a share of their size. */
    public double below() {
        return below;
    }
}
