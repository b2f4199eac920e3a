package puzzlescope.picture;

/** Vertical alignment: the line of a text that lies at its y. */
public enum Baseline {
    TOP(0.93),
    CENTER(0.36),
    BASELINE(0),
    BOTTOM(-0.24);

    private final double below;

    Baseline(double below) {
        this.below = below;
    }

    /** Distance from the text's y down to its baseline in a file, as a share of the font size. */
    public double below() {
        return below;
    }
}
