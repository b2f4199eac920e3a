package puzzlescope.picture;

/**
 * A drawing surface: a window's canvas, SVG text, an image. Lengths are px of the picture, angles degrees, and y grows
 * downwards. Its state, saved and restored by {@link #save} and {@link #restore}, is the values of the setters, the
 * transformation and the clip.
 */
public interface Surface {

    double width();

    double height();

    /** Device pixels per px: more than 1 on a high-resolution screen. */
    double pixelsPerPx();

    void save();

    void restore();

    void translate(double x, double y);

    void scale(double x, double y);

    /** Rotates subsequent drawing clockwise. */
    void rotate(double degrees);

    /** Restricts subsequent drawing to a rectangle, the edges of which may be moved to the nearest pixels. */
    void clip(double x, double y, double width, double height);

    void setFill(Color color);

    void setFill(Gradient gradient);

    void setStroke(Color color);

    void setLineWidth(double width);

    void setLineCap(LineCap cap);

    void setLineJoin(LineJoin join);

    /** Sets the lengths of dashes and gaps, alternating; none for a solid line. */
    void setLineDashes(double... dashes);

    /** Sets the opacity, from 0 (invisible) to 1. */
    void setOpacity(double opacity);

    double opacity();

    void setFont(Font font);

    void setTextAlign(TextAlign align);

    void setTextBaseline(Baseline baseline);

    void fillText(String text, double x, double y);

    /** Draws text, condensed to a maximum width. */
    void fillText(String text, double x, double y, double width);

    void fillRect(double x, double y, double width, double height);

    void strokeRect(double x, double y, double width, double height);

    /** Fills a rectangle with rounded corners; {@code arc} is their diameter. */
    void fillRoundRect(double x, double y, double width, double height, double arc);

    void strokeRoundRect(double x, double y, double width, double height, double arc);

    /** Fills an ellipse in a rectangle. */
    void fillOval(double x, double y, double width, double height);

    void strokeOval(double x, double y, double width, double height);

    /** Draws an arc of an ellipse, counter-clockwise from the right. */
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

    void fill();

    void stroke();

    /** Fills an outline in a square centred on a point. */
    default void fillOutline(Outline outline, double centerX, double centerY, double side) {
        save();
        translate(centerX - side / 2, centerY - side / 2);
        scale(side / outline.side(), side / outline.side());
        beginPath();
        svgPath(outline.path());
        fill();
        restore();
    }

    /** Draws an image into a rectangle. */
    void pixels(Pixels pixels, double x, double y, double width, double height);

    /** Draws a part of an image into a rectangle. */
    void pixels(Pixels pixels, Box part, double x, double y, double width, double height);
}
