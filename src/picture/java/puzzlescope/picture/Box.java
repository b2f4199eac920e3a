package puzzlescope.picture;

/** A rectangle on a picture, in px. */
public record Box(double left, double top, double width, double height) {

    public static final Box EMPTY = new Box(0, 0, 0, 0);

    public double right() {
        return left + width;
    }

    public double bottom() {
        return top + height;
    }

    public double centerX() {
        return left + width / 2;
    }

    public double centerY() {
        return top + height / 2;
    }

    public Point center() {
        return new Point(centerX(), centerY());
    }

    /** The transposed rectangle, with horizontal and vertical swapped. */
    public Box transposed() {
        return new Box(/* left= */ top, /* top= */ left, /* width= */ height, /* height= */ width);
    }

    /** Returns whether the rectangle is empty. */
    public boolean isEmpty() {
        return width <= 0 || height <= 0;
    }

    /** Returns whether a point lies inside or on the edge. */
    public boolean contains(double x, double y) {
        return x >= left && x <= right() && y >= top && y <= bottom();
    }

    /** Returns whether another rectangle lies inside. */
    public boolean contains(Box other) {
        return other.left >= left && other.top >= top && other.right() <= right() && other.bottom() <= bottom();
    }

    /** Returns whether the two share more than an edge. */
    public boolean intersects(Box other) {
        return other.left < right() && other.right() > left && other.top < bottom() && other.bottom() > top;
    }
}
