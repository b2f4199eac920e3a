package puzzlescope.picture.svg;

/** Attributes of SVG elements. */
final class SvgAttributes {

    private SvgAttributes() {}

    static String of(String name, String value) {
        return " " + name + "=\"" + value + "\"";
    }

    static String of(String name, double value) {
        return of(name, SvgNumbers.of(value));
    }

    /** An attribute for a share, omitted if it is 1. */
    static String share(String name, double value) {
        return value >= 1 ? "" : of(name, value);
    }

    static String rectangle(double x, double y, double width, double height) {
        return of("x", x) + of("y", y) + of("width", Math.max(0, width)) + of("height", Math.max(0, height));
    }

    /** Rounded corners of a rectangle; {@code arc} is their diameter, or 0. */
    static String corners(double arc) {
        return arc <= 0 ? "" : of("rx", arc / 2);
    }

    /** An ellipse in a rectangle. */
    static String ellipse(double x, double y, double width, double height) {
        return of("cx", x + width / 2)
                + of("cy", y + height / 2)
                + of("rx", Math.max(0, width / 2))
                + of("ry", Math.max(0, height / 2));
    }

    /** A part of an ellipse in a rectangle, counter-clockwise from the right; angles are degrees. */
    static String arc(double x, double y, double width, double height, double start, double extent) {
        return of(
                "d",
                "M" + onEllipse(x, y, width, height, start) + "A" + SvgNumbers.of(width / 2) + " "
                        + SvgNumbers.of(height / 2) + " 0 " + (Math.abs(extent) > 180 ? 1 : 0) + " "
                        + (extent < 0 ? 1 : 0) + " " + onEllipse(x, y, width, height, start + extent));
    }

    private static String onEllipse(double x, double y, double width, double height, double degrees) {
        double angle = Math.toRadians(degrees);
        return SvgNumbers.of(x + width / 2 + width / 2 * Math.cos(angle)) + " "
                + SvgNumbers.of(y + height / 2 - height / 2 * Math.sin(angle));
    }

    static String points(double[] xs, double[] ys, int count) {
        var points = new StringBuilder();
        for (int i = 0; i < count; i++) {
            points.append(i == 0 ? "" : " ")
                    .append(SvgNumbers.of(xs[i]))
                    .append(',')
                    .append(SvgNumbers.of(ys[i]));
        }
        return of("points", points.toString());
    }
}
