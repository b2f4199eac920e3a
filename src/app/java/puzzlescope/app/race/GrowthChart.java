package puzzlescope.app.race;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import puzzlescope.learn.race.GrowthMeasurement.Point;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.window.theme.Appearance;

/** Work against size, on a scale with a line per power of ten. FX thread only. */
final class GrowthChart extends Region {

    private static final List<Ink> INKS = List.of(Ink.LANE_1, Ink.LANE_2, Ink.LANE_3);
    private static final double MARGIN = 0.8;
    private static final double DOT = 0.55;
    private static final double LINE = 2;
    /**
     * Measurements of one algorithm.
     *
     * @param color the number of its colour among those of the lanes
     */
    record Series(int color, List<Point> points) {}

    /** A curve for comparison, through the first measured point of a size above 0. */
    enum Guide {
        SQUARE("n\u00b2") {
            @Override
            double log(long n) {
                return 2 * Math.log10((double) n);
            }
        },
        POWER_OF_TWO("2\u207f") {
            @Override
            double log(long n) {
                return n * Math.log10(2);
            }
        },
        FACTORIAL("n!") {
            @Override
            double log(long n) {
                double log = 0;
                for (int i = 2; i <= n; i++) {
                    log += Math.log10(i);
                }
                return log;
            }
        };

        private final String sign;

        Guide(String sign) {
            this.sign = sign;
        }

        String sign() {
            return sign;
        }

        /** The decimal logarithm of its value. */
        abstract double log(long n);
    }

    private final Appearance appearance;
    private final Canvas canvas = new Canvas();
    private List<Series> series = List.of();
    private List<Guide> guides = List.of();
    private ToDoubleFunction<Point> work = Point::steps;

    GrowthChart(Appearance appearance) {
        this.appearance = appearance;
        setId("growth-chart");
        getStyleClass().add("growth-chart");
        canvas.setManaged(false);
        getChildren().add(canvas);
    }

    /** Draws the measurements so far. */
    void show(List<Series> all, ToDoubleFunction<Point> measured, List<Guide> laidOver) {
        series = all;
        work = measured;
        guides = laidOver;
        paint();
    }

    private double log(Point point) {
        return Math.log10(Math.max(1, work.applyAsDouble(point)));
    }

    private void paint() {
        double width = canvas.getWidth();
        double height = canvas.getHeight();
        canvas.getGraphicsContext2D().clearRect(0, 0, width, height);
        var points = series.stream().flatMap(one -> one.points().stream()).toList();
        if (points.isEmpty() || width <= 0 || height <= 0) {
            return;
        }
        double letter = appearance.textSize();
        long least = points.stream().mapToLong(Point::size).min().orElseThrow();
        long most =
                Math.max(least + 1, points.stream().mapToLong(Point::size).max().orElseThrow());
        int top = (int) Math.ceil(
                Math.max(1, points.stream().mapToDouble(this::log).max().orElseThrow()));
        var surface = appearance.on(canvas);
        surface.setFont(Font.text(letter));
        double left = (MARGIN + appearance.width(tick(top), Font.text(letter)) / letter) * letter + letter / 2;
        var frame = new Frame(surface, left, height - 2 * letter, width - 4 * letter, letter, least, most, top);
        frame.axes();
        // No curve goes through both a size of 0 and another one.
        var through = points.stream().filter(point -> point.size() > 0).findFirst();
        for (var guide : guides) {
            through.ifPresent(point -> frame.guide(guide, point));
        }
        for (var one : series) {
            frame.series(one, INKS.get(one.color()), one.color());
        }
    }

    /** Returns the smallest of 1, 2, 5, 10, 20 … that leaves no more than {@code most} intervals in a range. */
    static long step(long range, long most) {
        long step = 1;
        for (int i = 0; range > step * most; i++) {
            // From 1 to 2, from 2 to 5, from 5 to 10.
            step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        return step;
    }

    private String tick(int power) {
        return number(Math.round(Math.pow(10, power)));
    }

    private String number(long value) {
        return appearance.localize("number", value);
    }

    /** The rectangle between the axes. */
    private final class Frame {

        private final Surface surface;
        private final double left;
        private final double bottom;
        private final double right;
        private final double above;
        private final long least;
        private final long most;
        private final int top;

        Frame(Surface surface, double left, double bottom, double right, double above, long least, long most, int top) {
            this.surface = surface;
            this.left = left;
            this.bottom = bottom;
            this.right = right;
            this.above = above;
            this.least = least;
            this.most = most;
            this.top = top;
        }

        private double x(long size) {
            return left + (right - left) * (double) (size - least) / (most - least);
        }

        private double y(double log) {
            return bottom - (bottom - above) * log / top;
        }

        void axes() {
            double letter = appearance.textSize();
            surface.setLineWidth(1);
            surface.setTextBaseline(Baseline.CENTER);
            surface.setTextAlign(TextAlign.RIGHT);
            for (int power = 0; power <= top; power++) {
                surface.setStroke(appearance.color(Ink.TRAY));
                surface.strokeLine(left, y(power), right, y(power));
                surface.setFill(appearance.color(Ink.FAINT));
                surface.fillText(tick(power), left - letter / 2, y(power));
            }
            surface.setTextAlign(TextAlign.CENTER);
            surface.setTextBaseline(Baseline.TOP);
            double wide = appearance.width(number(most), Font.text(letter)) + letter;
            long step = step(most - least, Math.max(1, (long) ((right - left) / wide)));
            for (long size = (least + step - 1) / step * step; size <= most; size += step) {
                surface.fillText(number(size), x(size), bottom + letter / 3);
            }
        }

        /** Draws a curve through the first point, as far as it stays in the frame. */
        void guide(Guide guide, Point first) {
            double start = log(first) - guide.log(first.size());
            var xs = new ArrayList<Double>();
            var ys = new ArrayList<Double>();
            for (long size = first.size(); size <= most; size++) {
                double log = start + guide.log(size);
                if (log > top) {
                    break;
                }
                xs.add(x(size));
                ys.add(y(log));
            }
            surface.setStroke(appearance.color(Ink.FAINT));
            surface.setLineWidth(LINE);
            surface.setLineDashes(LINE * 3, LINE * 2);
            line(xs, ys);
            surface.setLineDashes();
            if (!xs.isEmpty()) {
                surface.setFill(appearance.color(Ink.FAINT));
                surface.setTextAlign(TextAlign.LEFT);
                surface.setTextBaseline(Baseline.CENTER);
                surface.fillText(guide.sign(), xs.getLast() + LINE * 2, ys.getLast());
            }
        }

        void series(Series one, Ink ink, int number) {
            var xs = new ArrayList<Double>();
            var ys = new ArrayList<Double>();
            for (var point : one.points()) {
                xs.add(x(point.size()));
                ys.add(y(log(point)));
            }
            surface.setStroke(appearance.color(ink));
            surface.setFill(appearance.color(ink));
            surface.setLineWidth(LINE);
            line(xs, ys);
            double dot = DOT * appearance.textSize();
            for (int i = 0; i < xs.size(); i++) {
                if (number == 0) {
                    surface.fillOval(xs.get(i) - dot / 2, ys.get(i) - dot / 2, dot, dot);
                } else if (number == 1) {
                    surface.fillRect(xs.get(i) - dot / 2, ys.get(i) - dot / 2, dot, dot);
                } else {
                    surface.fillPolygon(
                            new double[] {xs.get(i) - dot / 2, xs.get(i) + dot / 2, xs.get(i)},
                            new double[] {ys.get(i) + dot / 2, ys.get(i) + dot / 2, ys.get(i) - dot / 2},
                            3);
                }
            }
        }

        private void line(List<Double> xs, List<Double> ys) {
            surface.strokePolyline(
                    xs.stream().mapToDouble(Double::doubleValue).toArray(),
                    ys.stream().mapToDouble(Double::doubleValue).toArray(),
                    xs.size());
        }
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width != canvas.getWidth() || height != canvas.getHeight()) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            paint();
        }
    }
}
