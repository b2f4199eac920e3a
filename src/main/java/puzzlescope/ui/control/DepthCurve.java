package puzzlescope.ui.control;

import java.util.function.LongConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import puzzlescope.core.event.Role;
import puzzlescope.core.trace.DepthRange;
import puzzlescope.core.trace.Trace;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.theme.Look;

/**
 * The timeline: search depth over the recording, ticks where solutions are, the playhead. Pressing or dragging goes to that
 * position. The curve is drawn from the trace's depth profile in time proportional to its pixels. FX thread only.
 */
public final class DepthCurve extends Region {

    private static final double HEIGHT = 84;
    private static final double TICK_HEIGHT = 9;
    private static final double TOP = 12;
    private static final double KNOB = 9;

    private final Look look;
    private final Canvas curve = new Canvas();
    private final Canvas playhead = new Canvas();
    private final DepthRange range = new DepthRange();
    private LongConsumer onSeek = _ -> {};
    private long first;
    private long length;
    private long position;
    private double[] xs = new double[0];
    private double[] ys = new double[0];

    public DepthCurve(Look look) {
        this.look = look;
        setId("timeline");
        getStyleClass().add("depth-curve");
        setPrefHeight(HEIGHT);
        setMinHeight(HEIGHT);
        setFocusTraversable(true);
        setCursor(Cursor.HAND);
        setAccessibleRole(AccessibleRole.SLIDER);
        accessibleTextProperty().bind(look.texts().of("transport.timeline"));
        playhead.setMouseTransparent(true);
        getChildren().addAll(curve, playhead);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::seek);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::seek);
    }

    /** Who is told the position that was pressed or dragged to. */
    public void setOnSeek(LongConsumer onSeek) {
        this.onSeek = onSeek;
    }

    private void seek(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            double share = Math.clamp(event.getX() / Math.max(1, getWidth()), 0, 1);
            onSeek.accept(first + Math.round(share * (length - first)));
        }
    }

    /** Draws what has changed since the last call. */
    public void show(Trace trace, long newPosition, boolean anew) {
        boolean resized = curve.getWidth() != Math.floor(getWidth()) || curve.getHeight() != Math.floor(getHeight());
        if (resized) {
            curve.setWidth(Math.floor(getWidth()));
            curve.setHeight(Math.floor(getHeight()));
            playhead.setWidth(curve.getWidth());
            playhead.setHeight(curve.getHeight());
        }
        boolean grown = trace.length() != length || trace.firstKept() != first;
        first = trace.firstKept();
        length = trace.length();
        position = newPosition;
        if (grown || anew || resized) {
            paintCurve(curve.getGraphicsContext2D(), trace);
        }
        paintPlayhead(playhead.getGraphicsContext2D());
    }

    private void paintCurve(GraphicsContext graphics, Trace trace) {
        double width = curve.getWidth();
        double height = curve.getHeight();
        graphics.clearRect(0, 0, width, height);
        int columns = (int) width;
        if (length <= first || columns < 1) {
            return;
        }
        double greatest = Math.max(1, trace.greatestDepth());
        double unit = (height - TOP - 2) / greatest;
        if (xs.length != 2 * columns + 2) {
            xs = new double[2 * columns + 2];
            ys = new double[2 * columns + 2];
        }
        int points = outline(trace, columns, height, unit);
        graphics.setFill(look.color(Ink.CURVE_FILL));
        xs[points] = xs[points - 1];
        ys[points] = height;
        xs[points + 1] = 0;
        ys[points + 1] = height;
        graphics.fillPolygon(xs, ys, points + 2);
        graphics.setStroke(look.color(Ink.CURVE));
        graphics.setLineWidth(1);
        graphics.strokePolyline(xs, ys, points);
        paintTicks(graphics, trace, columns);
    }

    /** Puts the highest depth of every column, and the lowest where it differs, into the outline; gives the number of points. */
    private int outline(Trace trace, int columns, double height, double unit) {
        int points = 0;
        for (int column = 0; column < columns; column++) {
            trace.depths(
                    eventAt(column, columns),
                    Math.max(eventAt(column, columns) + 1, eventAt(column + 1, columns)),
                    range);
            if (range.isEmpty()) {
                continue;
            }
            xs[points] = column;
            ys[points++] = height - 1 - range.highest() * unit;
            if (range.lowest() < range.highest()) {
                xs[points] = column + 0.5;
                ys[points++] = height - 1 - range.lowest() * unit;
            }
        }
        if (points == 0) {
            points = 1;
        }
        return points;
    }

    private void paintTicks(GraphicsContext graphics, Trace trace, int columns) {
        graphics.setFill(look.color(Ink.SOLUTION));
        for (int column = 0; column < columns; column++) {
            long from = eventAt(column, columns);
            trace.depths(from, Math.max(from + 1, eventAt(column + 1, columns)), range);
            if (!range.isEmpty() && range.has(Role.SOLUTION)) {
                graphics.fillRect(column - 0.5, 0, 2, TICK_HEIGHT);
            }
        }
    }

    private long eventAt(int column, int columns) {
        return first + (long) ((double) (length - first) * column / columns);
    }

    private void paintPlayhead(GraphicsContext graphics) {
        graphics.clearRect(0, 0, playhead.getWidth(), playhead.getHeight());
        double share = length > first ? (double) (position - first) / (length - first) : 0;
        double x = Math.clamp(share * playhead.getWidth(), 1, Math.max(1, playhead.getWidth() - 1));
        graphics.setFill(look.color(Ink.MARK));
        graphics.fillRect(x - 1, 0, 2, playhead.getHeight());
        double center = Math.clamp(x, KNOB / 2, Math.max(KNOB / 2, playhead.getWidth() - KNOB / 2));
        graphics.fillOval(center - KNOB / 2, 0, KNOB, KNOB);
    }
}
