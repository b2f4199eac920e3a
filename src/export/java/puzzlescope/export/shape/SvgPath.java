package puzzlescope.export.shape;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.util.regex.Pattern;

/** Parses SVG paths. Source: W3C, Scalable Vector Graphics 1.1, chapter 8 and appendix F.6. */
final class SvgPath {

    private static final Pattern TOKEN = Pattern.compile("[A-Za-z]|[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?");

    private final Path2D.Double path;
    private final String[] tokens;
    private int next;
    private double x;
    private double y;
    private double startX;
    private double startY;
    private boolean relative;

    private SvgPath(Path2D.Double path, String text) {
        this.path = path;
        tokens = TOKEN.matcher(text).results().map(token -> token.group()).toArray(String[]::new);
        var last = path.getCurrentPoint();
        if (last != null) {
            x = last.getX();
            y = last.getY();
        }
    }

    /** Appends parsed path data to a path. */
    static void append(Path2D.Double path, String text) {
        new SvgPath(path, text).read();
    }

    private void read() {
        char command = 'M';
        while (next < tokens.length) {
            char first = tokens[next].charAt(0);
            if (Character.isLetter(first)) {
                command = first;
                next++;
            } else if (Character.toUpperCase(command) == 'M') {
                command = command == 'm' ? 'l' : 'L';
            }
            relative = Character.isLowerCase(command);
            step(Character.toUpperCase(command));
        }
    }

    private void step(char command) {
        switch (command) {
            case 'M' -> {
                go(across(), down());
                path.moveTo(x, y);
                startX = x;
                startY = y;
            }
            case 'L' -> line(across(), down());
            case 'H' -> line(across(), y);
            case 'V' -> line(x, down());
            case 'C' -> {
                double x1 = across();
                double y1 = down();
                double x2 = across();
                double y2 = down();
                go(across(), down());
                path.curveTo(x1, y1, x2, y2, x, y);
            }
            case 'Q' -> {
                double x1 = across();
                double y1 = down();
                go(across(), down());
                path.quadTo(x1, y1, x, y);
            }
            case 'A' -> arc(number(), number(), number(), number() != 0, number() != 0, across(), down());
            case 'Z' -> {
                path.closePath();
                go(startX, startY);
            }
            default -> throw new IllegalArgumentException("a path with " + command);
        }
    }

    private double number() {
        return Double.parseDouble(tokens[next++]);
    }

    private double across() {
        return number() + (relative ? x : 0);
    }

    private double down() {
        return number() + (relative ? y : 0);
    }

    private void go(double toX, double toY) {
        x = toX;
        y = toY;
    }

    private void line(double toX, double toY) {
        go(toX, toY);
        path.lineTo(x, y);
    }

    private void arc(
            double radiusX, double radiusY, double turned, boolean large, boolean sweep, double toX, double toY) {
        double angle = Math.toRadians(turned);
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        double halfX = (x - toX) / 2;
        double halfY = (y - toY) / 2;
        double x1 = cos * halfX + sin * halfY;
        double y1 = cos * halfY - sin * halfX;
        double tooSmall = Math.sqrt(Math.max(1, square(x1 / radiusX) + square(y1 / radiusY)));
        double rx = radiusX * tooSmall;
        double ry = radiusY * tooSmall;
        double share = square(rx * y1) + square(ry * x1);
        double factor = Math.sqrt(Math.max(0, square(rx * ry) / share - 1)) * (large == sweep ? -1 : 1);
        double middleX = factor * rx * y1 / ry;
        double middleY = -factor * ry * x1 / rx;
        double start = Math.toDegrees(Math.atan2((y1 - middleY) / ry, (x1 - middleX) / rx));
        double end = Math.toDegrees(Math.atan2((-y1 - middleY) / ry, (-x1 - middleX) / rx));
        double extent = end - start;
        if (sweep && extent < 0) {
            extent += 360;
        } else if (!sweep && extent > 0) {
            extent -= 360;
        }
        var onCircle = new Arc2D.Double(-rx, -ry, 2 * rx, 2 * ry, -start, -extent, Arc2D.OPEN);
        var place = AffineTransform.getTranslateInstance(
                cos * middleX - sin * middleY + (x + toX) / 2, sin * middleX + cos * middleY + (y + toY) / 2);
        place.rotate(angle);
        path.append(onCircle.getPathIterator(place), true);
        go(toX, toY);
    }

    private static double square(double value) {
        return value * value;
    }
}
