package puzzlescope.picture.svg;

import puzzlescope.picture.Box;

/** The rectangle around places. */
final class Bounds {

    private double left = Double.POSITIVE_INFINITY;
    private double top = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double bottom = Double.NEGATIVE_INFINITY;

    /** Takes in places, x and y by turns. */
    Bounds add(double... places) {
        for (int i = 0; i < places.length; i += 2) {
            left = Math.min(left, places[i]);
            right = Math.max(right, places[i]);
            top = Math.min(top, places[i + 1]);
            bottom = Math.max(bottom, places[i + 1]);
        }
        return this;
    }

    /** Takes in some places. */
    Bounds add(double[] xs, double[] ys, int count) {
        for (int i = 0; i < count; i++) {
            add(xs[i], ys[i]);
        }
        return this;
    }

    /** The rectangle; empty if there are no places. */
    Box box() {
        return right < left ? Box.EMPTY : new Box(left, top, right - left, bottom - top);
    }
}
