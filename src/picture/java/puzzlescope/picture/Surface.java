package puzzlescope.picture;

/**
 * What a painter draws on: a window's canvas, SVG text, an image. Lengths are px of the picture, angles degrees, and y grows
 * downwards. It has a state, which is what the setters set, the transformation and the clip; {@link #save} and
 * {@link #restore} keep it.
 */
public interface Surface {

    /** How wide the picture is. */
    double width();

    double height();

    /** How many pixels of the medium one px is: more than 1 on a fine screen. */
    double pixelsPerPx();

    void save();

    void restore();

    void translate(double x, double y);

    void scale(double x, double y);

    /** Turns what is drawn from now on clockwise. */
    void rotate(double degrees);

    /** Draws nothing outside of a rectangle from now on; {@code arc} is the diameter of its rounded corners, or 0. */
    void clip(double x, double y, double width, double height, double arc);

    void setFill(Color color);

    void setFill(Gradient gradient);

    void setStroke(Color color);

    void setLineWidth(double width);

    void setLineCap(LineCap cap);

    void setLineJoin(LineJoin join);

    /** The lengths of dashes and gaps by turns; none for a whole line. */
    void setLineDashes(double... dashes);

    /** From 0, nothing is seen, to 1. */
    void setOpacity(double opacity);

    double opacity();

    void setFont(Font font);

    void setTextAlign(TextAlign align);

    void setTextBaseline(Baseline baseline);

    void fillText(String text, double x, double y);

    /** Text narrowed to a width. */
    void fillText(String text, double x, double y, double width);

    void fillRect(double x, double y, double width, double height);

    void strokeRect(double x, double y, double width, double height);

    /** A rectangle with rounded corners; {@code arc} is their diameter. */
    void fillRoundRect(double x, double y, double width, double height, double arc);

    void strokeRoundRect(double x, double y, double width, double height, double arc);

    /** An ellipse in a rectangle. */
    void fillOval(double x, double y, double width, double height);

    void strokeOval(double x, double y, double width, double height);

    /** A part of an ellipse, counter-clockwise from the right. */
    void strokeArc(double x, double y, double width, double height, double start, double extent);

    void strokeLine(double x1, double y1, double x2, double y2);

    void fillPolygon(double[] xs, double[] ys, int count);

    void strokePolygon(double[] xs, double[] ys, int count);

    void strokePolyline(double[] xs, double[] ys, int count);

    void beginPath();

    void moveTo(double x, double y);

    void lineTo(double x, double y);

    void quadraticCurveTo(double controlX, double controlY, double x, double y);

    void bezierCurveTo(double control1X, double control1Y, double control2X, double control2Y, double x, double y);

    void closePath();

    /** Appends an SVG path, such as {@code M0 0 L10 10}. */
    void svgPath(String path);

    /** Fills the path. */
    void fill();

    /** Draws the path's line. */
    void stroke();

    /** Fills an outline in a square with its middle at a point. */
    default void fillOutline(Outline outline, double centerX, double centerY, double side) {
        save();
        translate(centerX - side / 2, centerY - side / 2);
        scale(side / outline.side(), side / outline.side());
        beginPath();
        svgPath(outline.path());
        fill();
        restore();
    }

    /** Draws pixels into a rectangle. */
    void pixels(Pixels pixels, double x, double y, double width, double height);

    /** Draws a part of some pixels into a rectangle. */
    void pixels(Pixels pixels, Box part, double x, double y, double width, double height);
}
