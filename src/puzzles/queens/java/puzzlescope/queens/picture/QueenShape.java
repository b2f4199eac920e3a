package puzzlescope.queens.picture;

import puzzlescope.picture.Outline;

/** A chess queen: a crown of five points with a pearl on each, a collar and a foot. */
public final class QueenShape {

    /** Side of the square that the outline lies in. */
    private static final double UNITS = 100;

    private static final String CROWN = "M26.5 68.5 C25.5 58 18 46 10.5 36 C17.5 45 23 50 28.5 52.5"
            + " C30.5 44 30.5 34 30 23 C33.5 34 37 43 41 49.5 C45.5 41 48.5 31 50 17"
            + " C51.5 31 54.5 41 59 49.5 C63 43 66.5 34 70 23 C69.5 34 69.5 44 71.5 52.5"
            + " C77 50 82.5 45 89.5 36 C82 46 74.5 58 73.5 68.5 C58 64.5 42 64.5 26.5 68.5Z";

    private static final String COLLAR = "M26.5 72.5 C42 68.5 58 68.5 73.5 72.5 L75.5 79.5 C58.5 75 41.5 75 24.5 79.5Z";

    private static final String FOOT =
            "M24.5 83.5 C41.5 79 58.5 79 75.5 83.5 C78.5 85.5 80 88.5 80 92 L20 92 C20 88.5 21.5 85.5 24.5 83.5Z";

    private static final String PEARLS = pearl(10, 33.5, 5.2)
            + pearl(29.5, 20, 5.4)
            + pearl(50, 13.5, 6)
            + pearl(70.5, 20, 5.4)
            + pearl(90, 33.5, 5.2);

    public static final Outline OUTLINE = new Outline(CROWN + COLLAR + FOOT + PEARLS, UNITS);

    private QueenShape() {}

    private static String pearl(double x, double y, double radius) {
        var half = "a" + radius + " " + radius + " 0 1 0 ";
        return "M" + (x - radius) + " " + y + half + 2 * radius + " 0" + half + -2 * radius + " 0Z";
    }
}
