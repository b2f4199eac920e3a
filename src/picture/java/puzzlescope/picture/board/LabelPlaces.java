package puzzlescope.picture.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Point;

/**
 * Label placement: no label covers another label or anything that must be visible. The caller first blocks what must be
 * visible, then asks for a place for each label in order of importance. Lengths are px. FX thread only.
 */
public final class LabelPlaces {

    /** Distance of candidate places from the object they label. */
    private static final double GAP = 2;

    private static final double[] SHARES = {0.62, 0.5, 0.38, 0.74, 0.26};

    private final List<Box> blocked = new ArrayList<>();
    private final List<Box> labels = new ArrayList<>();
    private Box bounds = Box.EMPTY;

    /** Starts over with labels placed within some bounds. */
    public void begin(Box within) {
        bounds = within;
        blocked.clear();
        labels.clear();
    }

    public void blockDisk(double x, double y, double radius) {
        block(new Box(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    /** Keeps labels off a rectangle. */
    public void block(Box place) {
        if (place.intersects(bounds)) {
            blocked.add(place);
        }
    }

    public List<Box> blocked() {
        return Collections.unmodifiableList(blocked);
    }

    /** The labels placed so far. */
    public List<Box> labels() {
        return Collections.unmodifiableList(labels);
    }

    /**
     * Takes the first free place.
     *
     * @param middles candidates for the label's centre, best first
     * @return the centre of the place, or null if none is free and the label must be omitted
     */
    public @Nullable Point place(double width, double height, List<Point> middles) {
        for (var middle : middles) {
            var place = new Box(middle.x() - width / 2, middle.y() - height / 2, width, height);
            if (bounds.contains(place) && isFree(place)) {
                labels.add(place);
                return middle;
            }
        }
        return null;
    }

    /** Draws a badge at the first free place, or omits it; text that is too small to be readable is omitted, too. */
    public void paint(Pen pen, String text, double size, Color ground, Color color, List<Point> middles) {
        var at = size < Font.LEAST ? null : place(pen.badgeWidth(text, size), pen.badgeHeight(size), middles);
        if (at != null) {
            pen.badge(text, at.x(), at.y(), size, ground, color);
        }
    }

    private boolean isFree(Box place) {
        for (var label : labels) {
            if (place.intersects(label)) {
                return false;
            }
        }
        for (var each : blocked) {
            if (place.intersects(each)) {
                return false;
            }
        }
        return true;
    }

    /** Candidates below, above, right and left of a disk, then between these. */
    public static List<Point> around(double x, double y, double radius, double width, double height) {
        double down = radius + GAP + height / 2;
        double across = radius + GAP + width / 2;
        return List.of(
                new Point(x, y + down),
                new Point(x, y - down),
                new Point(x + across, y),
                new Point(x - across, y),
                new Point(x + across * 0.8, y + down * 0.8),
                new Point(x - across * 0.8, y + down * 0.8),
                new Point(x + across * 0.8, y - down * 0.8),
                new Point(x - across * 0.8, y - down * 0.8));
    }

    /** Candidates along a line, nearer to its second end first, then beside it. */
    public static List<Point> along(double x1, double y1, double x2, double y2, double width, double height) {
        var places = new ArrayList<Point>();
        for (double share : SHARES) {
            places.add(new Point(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share));
        }
        double length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
        double normalX = (y2 - y1) / length;
        double normalY = (x1 - x2) / length;
        double aside = GAP + Math.abs(normalX) * width / 2 + Math.abs(normalY) * height / 2;
        for (int times = 1; times <= 2; times++) {
            for (double share : SHARES) {
                for (int side = 1; side >= -1; side -= 2) {
                    places.add(new Point(
                            x1 + (x2 - x1) * share + side * times * aside * normalX,
                            y1 + (y2 - y1) * share + side * times * aside * normalY));
                }
            }
        }
        return places;
    }
}
