package puzzlescope.testkit;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.picture.Box;

/** The drawing calls in order, to find lines that run through letters with nothing drawn in between. */
public final class LineLog {

    /** A curve is as good as a chain of lines that are never so far from it, in px. */
    private static final double FLATNESS = 0.3;
    /** A line that only reaches so far into the letters touches them. */
    private static final double TOUCH = 1.2;

    private record Line(Path2D path, double width, Box clip) {}

    /** Hides what was drawn before it. */
    private record Cover(Shape shape, Rectangle2D bounds, Box clip) {

        boolean hides(double x, double y) {
            return bounds.contains(x, y) && clip.contains(x, y) && shape.contains(x, y);
        }
    }

    private final List<Object> drawn = new ArrayList<>();

    /** The amount drawn so far. */
    public int moment() {
        return drawn.size();
    }

    public void line(Shape path, double width, Box clip) {
        var flat = new Path2D.Double();
        flat.append(path.getPathIterator(null, FLATNESS), false);
        drawn.add(new Line(flat, width, clip));
    }

    public void cover(Shape shape, Box clip) {
        drawn.add(new Cover(shape, shape.getBounds2D(), clip));
    }

    /** A broad line hides what is below it as well. */
    public void cover(Shape path, double width, Box clip) {
        var stroke = new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
        cover(stroke.createStrokedShape(path), clip);
    }

    /** A line through some letters. */
    public Optional<String> through(Box letters, int moment) {
        for (int i = 0; i < drawn.size(); i++) {
            if (drawn.get(i) instanceof Line line && line.width() < letters.height()) {
                var found = crossing(line, i, letters, moment);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> crossing(Line line, int index, Box letters, int moment) {
        var inner = new Box(
                letters.left() + TOUCH,
                letters.top() + TOUCH,
                letters.width() - 2 * TOUCH,
                letters.height() - 2 * TOUCH);
        if (inner.width() <= 0 || inner.height() <= 0 || !line.path().intersects(around(inner, line))) {
            return Optional.empty();
        }
        var at = new double[6];
        double x = 0;
        double y = 0;
        double startX = 0;
        double startY = 0;
        for (var path = line.path().getPathIterator(null); !path.isDone(); path.next()) {
            int kind = path.currentSegment(at);
            double nextX = kind == PathIterator.SEG_CLOSE ? startX : at[0];
            double nextY = kind == PathIterator.SEG_CLOSE ? startY : at[1];
            if (kind == PathIterator.SEG_MOVETO) {
                startX = nextX;
                startY = nextY;
            } else if (isSeen(line, index, inner, moment, new double[] {x, y, nextX, nextY})) {
                return Optional.of("a line %.1f px wide from %.0f, %.0f to %.0f, %.0f, drawn %s it"
                        .formatted(line.width(), x, y, nextX, nextY, index < moment ? "before" : "after"));
            }
            x = nextX;
            y = nextY;
        }
        return Optional.empty();
    }

    private static Rectangle2D around(Box box, Line line) {
        double far = 1 + line.width() / 2;
        return new Rectangle2D.Double(box.left() - far, box.top() - far, box.width() + 2 * far, box.height() + 2 * far);
    }

    /** Whether a piece of a line within the letters is seen there, or they below it: its middle or one of its edges. */
    private boolean isSeen(Line line, int index, Box inner, int moment, double[] ends) {
        if (!around(inner, line).intersectsLine(ends[0], ends[1], ends[2], ends[3])) {
            return false;
        }
        double across = ends[2] - ends[0];
        double down = ends[3] - ends[1];
        double length = Math.max(FLATNESS, Math.hypot(across, down));
        int steps = (int) Math.ceil(length / FLATNESS);
        for (int i = 0; i <= steps; i++) {
            for (int side = -1; side <= 1; side++) {
                double x = ends[0] + across * i / steps - side * line.width() / 2 * down / length;
                double y = ends[1] + down * i / steps + side * line.width() / 2 * across / length;
                if (inner.contains(x, y) && line.clip().contains(x, y) && !isHidden(x, y, index, moment)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isHidden(double x, double y, int index, int moment) {
        int last = Math.max(index, moment);
        for (int i = Math.min(index + 1, moment); i < last; i++) {
            if (drawn.get(i) instanceof Cover cover && cover.hides(x, y)) {
                return true;
            }
        }
        return false;
    }
}
