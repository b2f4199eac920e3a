package puzzlescope.export;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.picture.Box;

/** The rectangles of an image to redraw; close ones are merged. */
final class DirtyRegions {

    /** Margin for smoothed edges, in pixels. */
    private static final int SOFT = 2;
    /** Cost of an additional rectangle, in pixels. */
    private static final long COST = 10_000;

    private static final int MOST = 12;

    private final Rectangle whole;
    private final double scale;
    private final List<Rectangle> rectangles = new ArrayList<>();

    /**
     * An empty set of regions.
     *
     * @param width the width of the image, in pixels, like the height
     * @param scale pixels per px
     */
    DirtyRegions(int width, int height, double scale) {
        whole = new Rectangle(width, height);
        this.scale = scale;
    }

    /** Returns the pixels that a rectangle may touch. */
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

    /** Returns whether a rectangle of the picture may be visible in the regions. */
    boolean intersect(Box box) {
        var pixels = pixels(box);
        return rectangles.stream().anyMatch(pixels::intersects);
    }

    private static long area(Rectangle rectangle) {
        return (long) rectangle.width * rectangle.height;
    }

    /** Returns rectangles that cover everything added. */
    List<Rectangle> rectangles() {
        return rectangles;
    }
}
