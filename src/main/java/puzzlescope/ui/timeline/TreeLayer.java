package puzzlescope.ui.timeline;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.trace.Trace;
import puzzlescope.picture.Ink;
import puzzlescope.picture.run.CallWords;
import puzzlescope.picture.run.Icicle;
import puzzlescope.picture.run.IcicleNames;
import puzzlescope.picture.run.IcicleScale;
import puzzlescope.ui.theme.Appearance;

/**
 * What lies over the boxes of calls: their names, the open calls at the playhead, and, over what comes after it, a shade. FX thread
 * only.
 */
final class TreeLayer {

    /** So long names are looked up in a frame; the others follow in the next ones. */
    private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(3);
    /** The width of a call that has one of its name, in letters' sizes. */
    private static final double NAMED = 3;

    private static final double OUTLINE = 2;
    /** Of lower levels the open calls are not outlined. */
    private static final double OUTLINED = 10;

    private final Appearance appearance;
    private final Columns columns;
    private final Canvas names = new Canvas();
    private final Canvas open = new Canvas();
    private final Region ahead = new Region();
    private final Group all = new Group(names, ahead, open);
    private @Nullable Trace trace;
    private @Nullable IcicleNames words;
    private @Nullable Icicle icicle;
    private @Nullable IcicleScale levels;
    /** How many columns are one px. */
    private double scale = 1;

    private boolean behind;
    private long shown = -1;

    TreeLayer(Appearance appearance, Columns columns) {
        this.appearance = appearance;
        this.columns = columns;
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

    /** Whether boxes are shown, and not the curve. */
    boolean isOn() {
        return icicle != null;
    }

    /** Whether names are still to be written. */
    boolean isBehind() {
        return behind;
    }

    /** Shows nothing any more. */
    void leave() {
        icicle = null;
        behind = false;
        all.setVisible(false);
    }

    /** Whether so few calls begin in a stretch that their names fit. */
    boolean fits(Trace of, Stretch stretch, double width) {
        return of.measure().isDepth()
                && of.vocabulary().hasCalls()
                && Calls.begun(of, stretch) * NAMED * appearance.textSize() < width;
    }

    /**
     * Makes the boxes of the columns.
     *
     * @param top the upper edge in px, as is {@code bottom}
     * @param onlyNamed whether only levels are wanted, the deepest ones, whose names can be read
     * @return where their levels lie; empty if there are none
     */
    Optional<IcicleScale> lay(Trace of, double top, double bottom, double pixelsPerPx, boolean onlyNamed) {
        var made = new Icicle(of, columns);
        double size = appearance.textSize();
        var scaled =
                onlyNamed ? IcicleScale.ofDeepest(made, top, bottom, size) : IcicleScale.of(made, top, bottom, size);
        if (made.deepest() == 0 || onlyNamed && !scaled.hasNames(size)) {
            leave();
            return Optional.empty();
        }
        if (of != trace || words == null) {
            trace = of;
            words = new IcicleNames(new CallWords(of));
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

    /** The boxes that were made; not before there are any. */
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
        behind = false;
        var boxes = icicle;
        var at = levels;
        var known = words;
        if (boxes == null || at == null || known == null || !at.hasNames(appearance.textSize())) {
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

    /** Outlines the calls that are open at a position, and shades what comes after it. */
    void point(Stretch stretch, long position, double width, double height) {
        if (icicle == null || position == shown) {
            return;
        }
        shown = position;
        double left = Math.clamp(stretch.share(position) * width, 0, width);
        ahead.resizeRelocate(left, 0, width - left, height);
        if (open.isVisible()) {
            resize(open, width, height);
            open.getGraphicsContext2D().clearRect(0, 0, width, height);
            outline(stretch, position);
        }
    }

    private void outline(Stretch stretch, long position) {
        var at = levels;
        if (at == null || at.row() < OUTLINED || position <= stretch.from() || !stretch.sees(position)) {
            return;
        }
        int column = Math.clamp((long) (stretch.share(position) * columns.width()) - 1, 0, columns.width() - 1);
        var surface = appearance.on(open);
        surface.setStroke(appearance.color(Ink.MARK));
        surface.setLineWidth(OUTLINE);
        for (int depth = at.base() + 1; depth <= columns.highest(column); depth++) {
            int first = column;
            int end = column + 1;
            boolean one = columns.lowest(column) >= depth;
            while (one && first > 0 && icicle().isCall(depth, first - 1)) {
                first--;
            }
            while (one && end < columns.width() && icicle().isCall(depth, end)) {
                end++;
            }
            surface.strokeRect(
                    first / scale + OUTLINE / 2,
                    at.y(depth) + OUTLINE / 2,
                    Math.max(1, (end - first) / scale - OUTLINE),
                    at.row() - OUTLINE);
        }
    }

    /** What is known of the call at a point: its name, and its steps; empty if there is no box, or many in one. */
    Optional<String> said(double x, double y) {
        var at = levels;
        var known = words;
        if (icicle == null || at == null || known == null || columns.width() == 0) {
            return Optional.empty();
        }
        int column = Math.clamp((long) (x * scale), 0, columns.width() - 1);
        int depth = at.depthAt(y);
        if (depth <= at.base() || !icicle().isCall(depth, column)) {
            return Optional.empty();
        }
        long opened = icicle().opened(depth, column);
        var of = trace;
        if (opened < 0 || of == null) {
            return Optional.empty();
        }
        long closed = of.nextDepthAtMost(opened + 1, depth - 1);
        long until = closed < 0 ? of.length() : closed;
        boolean solved = Calls.hasSolution(of, opened, until);
        return Optional.of(appearance.say(
                solved ? "timeline.call.solved" : "timeline.call", known.name(opened, depth), opened + 1, until));
    }
}
