package puzzlescope.export;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.picture.Box;

/** Rectangles of an image that are to be drawn anew; what is close together becomes one. */
final class Regions {

    /** Edges are softened, so that a little is seen beyond them. */
    private static final int SOFT = 2;
    /** A rectangle more costs as much as so many pixels more. */
    private static final long COST = 10_000;

    private static final int MOST = 12;

    private final Rectangle whole;
    private final double scale;
    private final List<Rectangle> rectangles = new ArrayList<>();

    /**
     * None.
     *
     * @param width of the image, in pixels, like the height
     * @param scale how many pixels one px is
     */
    Regions(int width, int height, double scale) {
        whole = new Rectangle(width, height);
        this.scale = scale;
    }

    /** The pixels that a rectangle may touch. */
    private Rectangle pixels(Box box) {
        int left = (int) Math.floor(box.left() * scale) - SOFT;
        int top = (int) Math.floor(box.top() * scale) - SOFT;
        int right = (int) Math.ceil(box.right() * scale) + SOFT;
        int bottom = (int) Math.ceil(box.bottom() * scale) + SOFT;
        return new Rectangle(left, top, right - left, bottom - top).intersection(whole);
    }

    /** Adds a rectangle of the picture, in px. */
    void add(Box box) {
        var added = pixels(box);
        if (added.isEmpty()) {
            return;
        }
        for (int i = 0; i < rectangles.size(); i++) {
            var other = rectangles.get(i);
            if (rectangles.size() >= MOST || area(added.union(other)) <= area(added) + area(other) + COST) {
                rectangles.remove(i);
                added = added.union(other);
                i = -1;
            }
        }
        rectangles.add(added);
    }

    /** Whether something of a rectangle of the picture may be seen in them. */
    boolean meet(Box box) {
        var pixels = pixels(box);
        return rectangles.stream().anyMatch(pixels::intersects);
    }

    private static long area(Rectangle rectangle) {
        return (long) rectangle.width * rectangle.height;
    }

    /** Those in which all that was added lies. */
    List<Rectangle> rectangles() {
        return rectangles;
    }
}
