package puzzlescope.picture.svg;

import puzzlescope.picture.Box;

/** Bounding box of points. */
final class Bounds {

    private double left = Double.POSITIVE_INFINITY;
    private double top = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double bottom = Double.NEGATIVE_INFINITY;

    /** Adds points, x and y alternating. */
    Bounds add(double... places) {
        for (int i = 0; i < places.length; i += 2) {
            left = Math.min(left, places[i]);
            right = Math.max(right, places[i]);
            top = Math.min(top, places[i + 1]);
            bottom = Math.max(bottom, places[i + 1]);
        }
        return this;
    }

    /** Adds points. */
    Bounds add(double[] xs, double[] ys, int count) {
        for (int i = 0; i < count; i++) {
            add(xs[i], ys[i]);
        }
        return this;
    }

    /** The bounding box; empty if there are no points. */
    Box box() {
        return right < left ? Box.EMPTY : new Box(left, top, right - left, bottom - top);
    }
}
