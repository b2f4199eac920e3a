package puzzlescope.picture;

/** A place on a picture, in px. */
public record Point(double x, double y) {

    public static final Point ZERO = new Point(0, 0);

    public Point add(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    public Point add(double right, double down) {
        return new Point(x + right, y + down);
    }

    public Point subtract(Point other) {
        return new Point(x - other.x, y - other.y);
    }

    public Point multiply(double factor) {
        return new Point(x * factor, y * factor);
    }

    public double distance(Point other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    /** Returns the point at a share of the way to another one. */
    public Point interpolate(Point other, double share) {
        return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
    }
}
