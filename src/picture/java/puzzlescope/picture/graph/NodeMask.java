package puzzlescope.picture.graph;

/** Coverage mask of a node where there are thousands: the share of each pixel around its centre. Immutable. */
final class NodeMask {

    /** Nodes smaller than this are one pixel. */
    private static final double SMALLEST = 1;

    private static final double SMALLEST_HOLLOW = 2.4;
    private static final double WAITING = 0.8;
    private static final int FINE = 4;

    private final int size;
    private final int[] shares;

    private NodeMask(double outside, double inside) {
        size = outside < SMALLEST ? 1 : 2 * (int) Math.ceil(outside) + 1;
        shares = new int[size * size];
        for (int at = 0; at < shares.length; at++) {
            int row = at / size;
            double middle = size / 2.0;
            shares[at] = size == 1 ? Density.FULL : share(at % size - middle, row - middle, outside, inside);
        }
    }

    static NodeMask disc(double radius) {
        return new NodeMask(radius, 0);
    }

    /** A waiting node: smaller, and hollow if there is room. */
    static NodeMask ring(double radius) {
        double outside = radius * WAITING;
        return new NodeMask(outside, outside >= SMALLEST_HOLLOW ? outside - 1 : 0);
    }

    private static int share(double left, double top, double outside, double inside) {
        int covered = 0;
        for (int i = 0; i < FINE * FINE; i++) {
            int row = i / FINE;
            double distance = Math.hypot(left + (i % FINE + 0.5) / FINE, top + (row + 0.5) / FINE);
            covered += distance <= outside && distance >= inside ? 1 : 0;
        }
        return covered * Density.FULL / (FINE * FINE);
    }

    /** Adds the mask, times a factor, around a point; adds nothing if a part would lie outside. */
    void add(int[] sums, int width, int height, double x, double y, int factor) {
        int left = (int) Math.floor(x) - size / 2;
        int top = (int) Math.floor(y) - size / 2;
        if (left < 0 || top < 0 || left + size > width || top + size > height) {
            return;
        }
        int at = 0;
        for (int row = top; row < top + size; row++) {
            for (int index = row * width + left; index < row * width + left + size; index++) {
                sums[index] += factor * shares[at++];
            }
        }
    }
}
