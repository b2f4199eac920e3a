package puzzlescope.testkit;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Draws nothing, but counts what would be drawn, and refuses what no medium could draw. */
public final class CountingSurface implements Surface {

    private final double width;
    private final double height;
    private final List<String> texts = new ArrayList<>();
    private final List<Double> saved = new ArrayList<>();
    private int drawn;
    private double opacity = 1;

    public CountingSurface(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** The number of shapes and texts drawn. */
    public int drawn() {
        return drawn;
    }

    /** The texts in the order in which they were drawn. */
    public List<String> texts() {
        return List.copyOf(texts);
    }

    /** The number of states saved and not restored. */
    public int depth() {
        return saved.size();
    }

    private static void check(double... numbers) {
        for (double number : numbers) {
            if (!Double.isFinite(number)) {
                throw new IllegalArgumentException("not a place or length: " + number);
            }
        }
    }

    private void shape(double... numbers) {
        check(numbers);
        drawn++;
    }

    private void shape(double[] xs, double[] ys, int count) {
        if (count > Math.min(xs.length, ys.length)) {
            throw new IllegalArgumentException("there are no " + count + " points");
        }
        shape(xs);
        check(ys);
    }

    @Override
    public double width() {
        return width;
    }

    @Override
    public double height() {
        return height;
    }

    @Override
    public double pixelsPerPx() {
        return 1;
    }

    @Override
    public void save() {
        saved.add(opacity);
    }

    @Override
    public void restore() {
        opacity = saved.removeLast();
    }

    @Override
    public void translate(double x, double y) {
        check(x, y);
    }

    @Override
    public void scale(double x, double y) {
        check(x, y);
    }

    @Override
    public void rotate(double degrees) {
        check(degrees);
    }

    @Override
    public void clip(double x, double y, double width, double height) {
        check(x, y, width, height);
    }

    @Override
    public void setFill(Color color) {}

    @Override
    public void setFill(Gradient gradient) {}

    @Override
    public void setStroke(Color color) {}

    @Override
    public void setLineWidth(double width) {
        check(width);
    }

    @Override
    public void setLineCap(LineCap cap) {}

    @Override
    public void setLineJoin(LineJoin join) {}

    @Override
    public void setLineDashes(double... dashes) {
        check(dashes);
    }

    @Override
    public void setOpacity(double opacity) {
        check(opacity);
        this.opacity = opacity;
    }

    @Override
    public double opacity() {
        return opacity;
    }

    @Override
    public void setFont(Font font) {
        check(font.size());
    }

    @Override
    public void setTextAlign(TextAlign align) {}

    @Override
    public void setTextBaseline(Baseline baseline) {}

    @Override
    public void fillText(String text, double x, double y) {
        shape(x, y);
        texts.add(text);
    }

    @Override
    public void fillText(String text, double x, double y, double width) {
        shape(x, y, width);
        texts.add(text);
    }

    @Override
    public void fillRect(double x, double y, double width, double height) {
        shape(x, y, width, height);
    }

    @Override
    public void strokeRect(double x, double y, double width, double height) {
        shape(x, y, width, height);
    }

    @Override
    public void fillRoundRect(double x, double y, double width, double height, double arc) {
        shape(x, y, width, height, arc);
    }

    @Override
    public void strokeRoundRect(double x, double y, double width, double height, double arc) {
        shape(x, y, width, height, arc);
    }

    @Override
    public void fillOval(double x, double y, double width, double height) {
        shape(x, y, width, height);
    }

    @Override
    public void strokeOval(double x, double y, double width, double height) {
        shape(x, y, width, height);
    }

    @Override
    public void strokeArc(double x, double y, double width, double height, double start, double extent) {
        shape(x, y, width, height, start, extent);
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        shape(x1, y1, x2, y2);
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        shape(xs, ys, count);
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        shape(xs, ys, count);
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        shape(xs, ys, count);
    }

    @Override
    public void beginPath() {}

    @Override
    public void moveTo(double x, double y) {
        check(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        check(x, y);
    }

    @Override
    public void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        check(controlX, controlY, x, y);
    }

    @Override
    public void bezierCurveTo(
            double control1X, double control1Y, double control2X, double control2Y, double x, double y) {
        check(control1X, control1Y, control2X, control2Y, x, y);
    }

    @Override
    public void closePath() {}

    @Override
    public void svgPath(String path) {}

    @Override
    public void fill() {
        drawn++;
    }

    @Override
    public void stroke() {
        drawn++;
    }

    @Override
    public void pixels(Pixels pixels, double x, double y, double width, double height) {
        shape(x, y, width, height);
    }

    @Override
    public void pixels(Pixels pixels, Box part, double x, double y, double width, double height) {
        shape(x, y, width, height);
    }
}
