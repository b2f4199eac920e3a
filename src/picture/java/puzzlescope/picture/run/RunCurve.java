package puzzlescope.picture.run;

import java.util.Arrays;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.DepthRange;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/**
 * Draws a measure of a run over a range: from the minimum to the maximum of each column, with numbers beside it,
 * solutions above and phases below. Parts of a measure that count different things have equal heights. For one
 * painting; one thread.
 */
public final class RunCurve {

    private static final double PHASE = 1.7;
    /** Width, in px, below which phases are merged. */
    private static final double NARROW = 4;

    private static final double TICK = 2;
    /** Distance between the numbers beside the curve, in text sizes. */
    private static final double APART = 2.5;

    private final Surface surface;
    private final Style style;
    private final RunExcerpt moment;
    private final RunFrame frame;
    private final double size;
    private final int part;
    private double left;
    private double right;
    private double top;
    private double bottom;
    private int[] lowest = {};
    private int[] highest = {};
    private boolean[] solution = {};
    private int[] parts = {};
    private int[] tops = {};

    public RunCurve(Surface surface, Style style, RunExcerpt moment) {
        this.surface = surface;
        this.style = style;
        this.moment = moment;
        frame = new RunFrame(surface, style, moment);
        size = style.textSize();
        part = moment.trace().phases().part(Math.max(0, moment.position() - 1));
    }

    /** Draws the curve; width and height are px. */
    public void paint(double width, double height) {
        var trace = moment.trace();
        top = frame.paintTitle(style.localize(trace.measure().name(part)), width) + size;
        boolean phased = trace.phases().size() > 0;
        bottom = height - size * 2.4 - (phased ? size * PHASE : 0);
        right = width - size * 1.5;
        left = size * 3;
        read();
        left = size * 2 + style.width(style.localize("number", tops[part]), style.font());
        read();
        paintNumbers();
        paintCurve();
        paintSolutions();
        if (phased) {
            paintPhases();
        }
        frame.paintSteps(left, right, height - size * 1.1);
        frame.paintPlayhead(left, right, top - size * 0.4, height - size * 2.1);
    }

    private void read() {
        int columns = (int) Math.max(1, right - left);
        lowest = new int[columns];
        highest = new int[columns];
        solution = new boolean[columns];
        parts = new int[columns];
        tops = new int[moment.trace().measure().parts()];
        var range = new DepthRange();
        for (int column = 0; column < columns; column++) {
            long first = moment.eventAt(column, columns);
            long end = Math.max(first + 1, moment.eventAt(column + 1, columns));
            moment.trace().profile().measures(first, Math.min(end, moment.to()), range);
            parts[column] = moment.trace().phases().part(first);
            lowest[column] = range.isEmpty() ? 0 : range.lowest();
            highest[column] = range.isEmpty() ? 0 : range.highest();
            solution[column] = range.has(Role.SOLUTION);
            tops[parts[column]] = Math.max(tops[parts[column]], highest[column]);
        }
    }

    private double y(int value, int of) {
        return bottom - (bottom - top) * Math.max(0, value) / Math.max(1, tops[of]);
    }

    /** Paints the numbers of the measure's part at the moment. */
    private void paintNumbers() {
        surface.setTextAlign(TextAlign.RIGHT);
        surface.setTextBaseline(Baseline.CENTER);
        surface.setFont(style.font());
        surface.setLineWidth(1);
        long step = RunFrame.step(tops[part] * APART * size / Math.max(1, bottom - top));
        for (long value = 0; value <= tops[part]; value += step) {
            double y = y((int) value, part);
            surface.setStroke(style.color(Ink.GRID));
            surface.strokeLine(left, y, right, y);
            surface.setFill(style.color(Ink.FAINT));
            surface.fillText(style.localize("number", value), left - size * 0.5, y);
        }
    }

    private void paintCurve() {
        int columns = lowest.length;
        // Along the maxima, and back along the minima: where they are equal the band is as thin as its line.
        double[] xs = new double[2 * columns + 2];
        double[] ys = new double[2 * columns + 2];
        for (int column = 0; column < columns; column++) {
            xs[column] = left + column + 0.5;
            ys[column] = y(highest[column], parts[column]);
            xs[2 * columns - 1 - column] = xs[column];
            ys[2 * columns - 1 - column] = y(lowest[column], parts[column]);
        }
        double[] areaXs = Arrays.copyOf(xs, columns + 2);
        double[] areaYs = Arrays.copyOf(ys, columns + 2);
        areaXs[columns] = right;
        areaYs[columns] = bottom;
        areaXs[columns + 1] = left;
        areaYs[columns + 1] = bottom;
        surface.setFill(style.color(Ink.CURVE_FILL));
        surface.fillPolygon(areaXs, areaYs, columns + 2);
        surface.setFill(style.color(Ink.CURVE));
        surface.fillPolygon(xs, ys, 2 * columns);
        frame.line(Ink.CURVE);
        surface.strokePolyline(xs, ys, columns);
    }

    private void paintSolutions() {
        surface.setFill(style.color(Ink.SOLUTION));
        int columns = solution.length;
        for (int column = 0; column < columns; column++) {
            int first = column;
            while (column < columns && solution[column]) {
                column++;
            }
            if (column > first) {
                surface.fillRect(left + first, top - size, Math.max(TICK, column - first), size * 0.7);
            }
        }
    }

    private void paintPhases() {
        var phases = moment.trace().phases();
        double y = bottom + size * 0.2;
        double height = size * (PHASE - 0.3);
        surface.setTextAlign(TextAlign.CENTER);
        int size2 = phases.size();
        for (int phase = Math.max(0, phases.of(moment.from())); phase < size2; phase++) {
            double begin = x(phases.first(phase));
            int last = phase;
            while (last + 1 < size2 && x(phases.end(last + 1, moment.to())) - begin < NARROW) {
                last++;
            }
            double end = x(phases.end(last, moment.to()));
            surface.setFill(style.color(last > phase ? Ink.GRID : phase % 2 == 0 ? Ink.CURVE_FILL : Ink.TINT_2));
            surface.fillRect(begin, y, Math.max(1, end - begin), height);
            var name = style.localize(phases.name(phase));
            if (last == phase && style.width(name, style.font()) < end - begin - size * 0.5) {
                surface.setFont(style.font());
                surface.setFill(style.color(Ink.TEXT));
                surface.fillText(name, (begin + end) / 2, y + height / 2);
            }
            phase = last;
            if (phases.end(last, moment.to()) >= moment.to()) {
                return;
            }
        }
    }

    private double x(long event) {
        return left + moment.share(event) * (right - left);
    }
}
