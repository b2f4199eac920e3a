package puzzlescope.window.board;

import java.util.function.Supplier;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Point;
import puzzlescope.picture.Surface;
import puzzlescope.window.theme.Appearance;

/**
 * The board's response to a refused move: a cross at the place that forbids it, or else where the pointer pressed, and
 * a short shake unless reduced motion is set. FX thread only.
 */
final class RefusalMark {

    private static final double SHAKE = 6;
    private static final double SWING_MILLIS = 45;
    private static final int SWINGS = 6;
    private static final double SMALLEST_BADGE = 18;
    private static final double LARGEST_BADGE = 30;

    private final Appearance appearance;
    private final Node shaken;
    private @Nullable Supplier<Box> aim;
    private @Nullable Supplier<Box> shown;
    private Point pressed = Point.ZERO;
    private @Nullable Timeline shaking;

    /** @param shaken the node to shake */
    RefusalMark(Appearance appearance, Node shaken) {
        this.appearance = appearance;
        this.shaken = shaken;
    }

    /** Returns whether the operating system asks for reduced motion. */
    static boolean isMotionReduced() {
        return Platform.getPreferences().isReducedMotion();
    }

    void setPressed(double x, double y) {
        pressed = new Point(x, y);
    }

    /** Sets the place of the next move, evaluated whenever the mark is drawn. */
    void aim(Supplier<Box> place) {
        aim = place;
    }

    boolean isShown() {
        return shown != null;
    }

    /** Marks the place of the last move if it was refused, else none. */
    void answer(boolean refused) {
        var at = new Box(pressed.x(), pressed.y(), 0, 0);
        shown = !refused ? null : aim != null ? aim : () -> at;
        aim = null;
        if (refused && !isMotionReduced()) {
            shake();
        }
    }

    void forget() {
        shown = null;
    }

    private void shake() {
        if (shaking != null) {
            shaking.stop();
        }
        var next = new Timeline();
        for (int swing = 1; swing <= SWINGS; swing++) {
            double to = swing == SWINGS ? 0 : (swing % 2 == 0 ? -SHAKE : SHAKE) * (SWINGS - swing) / SWINGS;
            next.getKeyFrames()
                    .add(new KeyFrame(
                            Duration.millis(swing * SWING_MILLIS), new KeyValue(shaken.translateXProperty(), to)));
        }
        shaking = next;
        next.play();
    }

    void paint(Surface surface) {
        if (shown == null) {
            return;
        }
        var place = shown.get();
        double side = Math.min(place.width(), place.height());
        surface.setStroke(appearance.color(Ink.CONFLICT));
        if (side > 0) {
            double width = Math.clamp(side * 0.06, 2, 5);
            surface.setLineDashes();
            surface.setLineWidth(width);
            surface.strokeRoundRect(
                    place.left() + width / 2,
                    place.top() + width / 2,
                    place.width() - width,
                    place.height() - width,
                    side * 0.2);
        }
        double badge = Math.clamp(side * 0.4, SMALLEST_BADGE, LARGEST_BADGE);
        cross(surface, side > 0 ? place.right() - badge * 0.4 : place.left(), place.top() + badge * 0.4, badge);
    }

    private void cross(Surface surface, double x, double y, double size) {
        surface.setFill(appearance.color(Ink.CONFLICT));
        surface.fillOval(x - size / 2, y - size / 2, size, size);
        double arm = size * 0.2;
        surface.setStroke(appearance.color(Ink.SURFACE));
        surface.setLineWidth(size * 0.12);
        surface.setLineCap(LineCap.ROUND);
        surface.setLineDashes();
        surface.strokeLine(x - arm, y - arm, x + arm, y + arm);
        surface.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }
}
