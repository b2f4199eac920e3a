package puzzlescope.window.timeline;

import javafx.geometry.Bounds;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.window.theme.Appearance;

/** Pointer feedback on the curve: a thin line, and the tooltip above it. FX thread only. */
final class CurvePointer {

    private static final double OUTSIDE = -1;
    private static final double MARGIN = 6;
    /** Distance in px that the mouse must move after a press to count as moved. */
    private static final double STIRRED = 4;

    private final Region pane;
    private final DepthCurve curve;
    private final VisibleRange visibleRange;
    private final boolean inColumn;
    private final TimelineTip timelineTip;
    private final Region hairline = new Region();
    private @Nullable Session session;
    private long revealed;
    private double x = OUTSIDE;
    private double y;
    private boolean pressed;

    /**
     * @param pane the parent of the tooltip
     * @param inColumn whether that is in a column, beside which the tooltip would be cut
     */
    CurvePointer(Appearance appearance, Region pane, DepthCurve curve, VisibleRange visibleRange, boolean inColumn) {
        this.pane = pane;
        this.inColumn = inColumn;
        this.curve = curve;
        this.visibleRange = visibleRange;
        timelineTip = new TimelineTip(appearance);
        hairline.setId("timeline-hairline");
        hairline.getStyleClass().add("timeline-hairline");
        hairline.setManaged(false);
        hairline.setMouseTransparent(true);
        hairline.setVisible(false);
        curve.addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        curve.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        curve.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::press);
        curve.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> leave());
    }

    TimelineTip tip() {
        return timelineTip;
    }

    Region hairline() {
        return hairline;
    }

    /** Hides the tooltip on a press: the target is explained above the timeline, where it would lie. */
    private void press(MouseEvent event) {
        pressed = true;
        y = event.getY();
        point(event.getX());
    }

    private void point(MouseEvent event) {
        if (pressed && Math.abs(event.getX() - x) < STIRRED) {
            return;
        }
        pressed = false;
        y = event.getY();
        point(event.getX());
    }

    private void point(double at) {
        x = Math.clamp(at, 0, curve.getWidth());
        say();
    }

    private void leave() {
        x = OUTSIDE;
        pressed = false;
        say();
    }

    /**
     * Updates the text, since the recording or the visible part may have changed.
     *
     * @param until the position up to which the recording is shown
     */
    void show(Session next, long until) {
        session = next;
        revealed = until;
        say();
    }

    private void say() {
        var shown = session;
        boolean on = x != OUTSIDE && shown != null && visibleRange.length() > 0 && say(shown);
        hairline.setVisible(on);
        if (on) {
            hairline.resizeRelocate(Math.rint(x), 0, 1, curve.getHeight());
        }
        if (on && !pressed) {
            place();
        } else {
            timelineTip.hide();
        }
    }

    private boolean say(Session session) {
        var shown = session.trace();
        var countedEvents = session.instance().countedEvents();
        int width = Math.max(1, (int) curve.getWidth());
        int column = Math.clamp((int) x, 0, width - 1);
        long first = visibleRange.eventAt(column, width);
        long end = visibleRange.eventAt(column + 1, width);
        long position = visibleRange.positionAt(x, curve.getWidth());
        if (first >= revealed && end > first) {
            timelineTip.showUnseen();
            return true;
        }
        timelineTip.announceCall(curve.callAt(x, y));
        return end - first > 1
                ? timelineTip.show(shown, curve.solutionsKnownUntil(), countedEvents, first, end)
                // At this zoom it is the event that a press leads to.
                : timelineTip.show(
                        shown,
                        curve.solutionsKnownUntil(),
                        countedEvents,
                        position > visibleRange.first() ? position - 1 : position,
                        position);
    }

    private void place() {
        Bounds inPane = pane.sceneToLocal(curve.localToScene(curve.getBoundsInLocal()));
        boolean within = inColumn || pane.getScene() == null;
        double room = within ? pane.getWidth() + 2 * MARGIN : pane.getScene().getWidth();
        double left = within ? -MARGIN : pane.sceneToLocal(0, 0).getX();
        timelineTip.showAbove(inPane.getMinX() + x, -MARGIN, left + MARGIN, left + room - MARGIN);
    }
}
