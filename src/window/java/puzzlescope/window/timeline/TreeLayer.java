package puzzlescope.window.timeline;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Ink;
import puzzlescope.picture.run.CallWords;
import puzzlescope.picture.run.Icicle;
import puzzlescope.picture.run.IcicleCalls;
import puzzlescope.picture.run.IcicleNames;
import puzzlescope.picture.run.IcicleScale;
import puzzlescope.window.theme.Appearance;

/**
 * Overlay of the boxes of calls: their names, the open calls at the playhead, and a shade over the events after it. FX
 * thread only.
 */
final class TreeLayer {

    /** Time limit for looking up names in a frame; the others follow in the next ones. */
    private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(3);
    /** Smallest width of a named call, in text sizes. */
    private static final double NAMED = 3;

    private static final double OUTLINE = 2;
    /** Smallest height of levels whose open calls are outlined. */
    private static final double OUTLINED = 10;
    /** Width of the frame of the call selected by keyboard. */
    private static final double FRAME = 3;

    private static final double NARROWEST = 8;

    private final Appearance appearance;
    private final CurveColumns curveColumns;
    private final Canvas names = new Canvas();
    private final Canvas open = new Canvas();
    private final Region ahead = new Region();
    private final Group all = new Group(names, ahead, open);
    private @Nullable Trace trace;
    private @Nullable IcicleNames words;
    private @Nullable IcicleCalls calls;
    private @Nullable Icicle icicle;
    private @Nullable IcicleScale levels;
    /** Columns per px. */
    private double scale = 1;

    private boolean behind;
    private boolean framed;
    private long shown = -1;

    TreeLayer(Appearance appearance, CurveColumns curveColumns) {
        this.appearance = appearance;
        this.curveColumns = curveColumns;
        all.setManaged(false);
        all.setMouseTransparent(true);
        all.setVisible(false);
        ahead.setManaged(false);
        ahead.setId("timeline-ahead");
        ahead.getStyleClass().add("timeline-ahead");
    }

    Node node() {
        return all;
    }

    /** Returns whether boxes are shown instead of the curve. */
    boolean isOn() {
        return icicle != null;
    }

    boolean hasPendingNames() {
        return behind;
    }

    void hide() {
        icicle = null;
        behind = false;
        all.setVisible(false);
    }

    /** Returns whether so few calls begin in a range that their names fit. */
    boolean fits(Trace of, VisibleRange visibleRange, double width) {
        return of.measure().isDepth()
                && of.vocabulary().hasCalls()
                && TimelineCalls.begun(of, visibleRange) * NAMED * appearance.textSize() < width;
    }

    /**
     * Creates the boxes of the columns.
     *
     * @param top the upper edge in px, as is {@code bottom}
     * @param onlyNamed whether to show only the deepest levels with readable names
     * @return the positions of the levels; empty if there are none
     */
    Optional<IcicleScale> layOut(Trace of, double top, double bottom, double pixelsPerPx, boolean onlyNamed) {
        var known = calls;
        if (of != trace || known == null) {
            trace = of;
            known = new IcicleCalls(of);
            calls = known;
            words = new IcicleNames(new CallWords(of));
        }
        known.begin(NANOS);
        var made = new Icicle(known, curveColumns);
        double size = appearance.textSize();
        var scaled =
                onlyNamed ? IcicleScale.ofDeepest(made, top, bottom, size) : IcicleScale.of(made, top, bottom, size);
        boolean named = scaled.hasNames() && scaled.showsCallers(made.deepest());
        if (made.deepest() == 0 || onlyNamed && !named) {
            hide();
            return Optional.empty();
        }
        icicle = made;
        levels = scaled;
        scale = pixelsPerPx;
        shown = -1;
        ahead.setVisible(!onlyNamed);
        open.setVisible(!onlyNamed);
        all.setVisible(true);
        return Optional.of(scaled);
    }

    /** The boxes; not to be called before they exist. */
    Icicle icicle() {
        var made = icicle;
        if (made == null) {
            throw new IllegalStateException("no boxes are shown");
        }
        return made;
    }

    /** Writes the names, in an area of this size in px. */
    void write(double width, double height) {
        resize(names, width, height);
        names.getGraphicsContext2D().clearRect(0, 0, width, height);
        var boxes = icicle;
        var at = levels;
        var known = words;
        behind = calls != null && calls.isLate();
        if (boxes == null || at == null || known == null || !at.hasNames()) {
            return;
        }
        long end = System.nanoTime() + NANOS;
        var surface = appearance.on(names);
        int deepest = boxes.deepest();
        for (int depth = at.base() + 1; depth <= deepest; depth = at.next(depth)) {
            behind |= !known.paint(surface, appearance, boxes, at, depth, 1 / scale, end);
        }
    }

    private static void resize(Canvas canvas, double width, double height) {
        if (canvas.getWidth() != width || canvas.getHeight() != height) {
            canvas.setWidth(width);
            canvas.setHeight(height);
        }
    }

    /**
     * Outlines the open calls at a position, and shades the events after it.
     *
     * @param frame whether the innermost one is framed as selected by keyboard
     */
    void point(VisibleRange visibleRange, long position, boolean frame, double width, double height) {
        if (icicle == null || position == shown && frame == framed) {
            return;
        }
        shown = position;
        framed = frame;
        double left = Math.clamp(visibleRange.share(position) * width, 0, width);
        ahead.resizeRelocate(left, 0, width - left, height);
        if (open.isVisible()) {
            resize(open, width, height);
            open.getGraphicsContext2D().clearRect(0, 0, width, height);
            outline(visibleRange, position);
        }
    }

    private void outline(VisibleRange visibleRange, long position) {
        var at = levels;
        boolean readable = at != null && at.row() >= OUTLINED;
        if (at == null || !readable && !framed || position <= visibleRange.from() || !visibleRange.sees(position)) {
            return;
        }
        int column = Math.clamp(
                (long) (visibleRange.share(position) * curveColumns.width()) - 1, 0, curveColumns.width() - 1);
        var surface = appearance.on(open);
        int innermost = framed ? Objects.requireNonNull(trace).depth(position) : 0;
        for (int depth = at.base() + 1; depth <= curveColumns.highest(column); depth++) {
            boolean here = framed && depth == innermost;
            if (!readable && !here) {
                continue;
            }
            int first = column;
            int end = column + 1;
            boolean one = curveColumns.lowest(column) >= depth;
            while (one && first > 0 && icicle().isCall(depth, first - 1)) {
                first--;
            }
            while (one && end < curveColumns.width() && icicle().isCall(depth, end)) {
                end++;
            }
            double line = here ? FRAME : OUTLINE;
            double wide = Math.max(here ? NARROWEST : 1, (end - first) / scale - line);
            double high = Math.max(here ? NARROWEST : 1, at.row() - line);
            surface.setStroke(appearance.color(here ? Ink.CURVE : Ink.MARK));
            surface.setLineWidth(line);
            surface.strokeRect(first / scale + line / 2, at.y(depth) + line / 2, wide, high);
        }
    }

    /** Text about the call at a point: its name and its steps; empty if there is no box, or several calls in one. */
    Optional<String> description(double x, double y) {
        var at = levels;
        var known = words;
        if (icicle == null || at == null || known == null || curveColumns.width() == 0) {
            return Optional.empty();
        }
        int column = Math.clamp((long) (x * scale), 0, curveColumns.width() - 1);
        int depth = at.depthAt(y);
        if (depth <= at.base() || !icicle().isCall(depth, column)) {
            return Optional.empty();
        }
        Objects.requireNonNull(calls).begin(NANOS);
        long opened = icicle().opened(depth, column);
        var of = trace;
        if (opened < 0 || of == null) {
            return Optional.empty();
        }
        return Optional.of(description(opened, depth));
    }

    /**
     * Text about the call opened by an event, as of the playhead if later events are hidden: its name, its steps, its
     * result.
     */
    private String description(long opened, int depth) {
        var of = Objects.requireNonNull(trace);
        var name = Objects.requireNonNull(words).name(opened, depth);
        long told = curveColumns.solutionsKnownUntil();
        if (opened >= told) {
            return appearance.localize("timeline.call.later", name, opened + 1);
        }
        long closed = of.nextDepthAtMost(opened + 1, depth - 1);
        boolean ended = closed >= 0 && closed <= told;
        long until = ended ? closed : Math.min(of.length(), told);
        boolean solved = TimelineCalls.hasSolution(of, opened, until);
        if (!ended && told < of.length()) {
            return appearance.localize(solved ? "timeline.call.open.solved" : "timeline.call.open", name, opened + 1);
        }
        var last = new long[1];
        boolean known = ended && of.copy(closed - 1, last, 0, 1) == 1;
        var value = known ? of.vocabulary().unpack(last[0]).result() : "";
        return appearance.localize(
                solved ? "timeline.call.solved" : "timeline.call",
                value.isEmpty() ? name : name + " = " + value,
                opened + 1,
                until);
    }

    /** Describes the innermost open call at a position; empty if there is none, or no boxes are shown. */
    Optional<String> open(long position) {
        var of = trace;
        if (icicle == null || of == null) {
            return Optional.empty();
        }
        long opened = TimelineCalls.current(of, position);
        return opened < 0 ? Optional.empty() : Optional.of(description(opened, of.depth(position)));
    }
}
