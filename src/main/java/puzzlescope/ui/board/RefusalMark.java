package puzzlescope.ui.board;

import java.util.function.Supplier;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * How a board answers a move that was refused: a cross at the place that forbids it, or else where the pointer pressed, and a
 * short shake unless less motion is asked for. FX thread only.
 */
final class RefusalMark {

    private static final double SHAKE = 6;
    private static final double SWING_MILLIS = 45;
    private static final int SWINGS = 6;
    private static final double SMALLEST_BADGE = 18;
    private static final double LARGEST_BADGE = 30;

    private final Appearance appearance;
    private final Node shaken;
    private @Nullable Supplier<Rectangle2D> aim;
    private @Nullable Supplier<Rectangle2D> shown;
    private Point2D pressed = Point2D.ZERO;
    private @Nullable Timeline shaking;

    /** @param shaken what is shaken */
    RefusalMark(Appearance appearance, Node shaken) {
        this.appearance = appearance;
        this.shaken = shaken;
    }

    /** Whether people who work at this computer want fewer things to move. */
    static boolean isMotionReduced() {
        return Platform.getPreferences().isReducedMotion();
    }

    void press(double x, double y) {
        pressed = new Point2D(x, y);
    }

    /** Says what the next move is about; asked whenever the mark is drawn. */
    void aim(Supplier<Rectangle2D> place) {
        aim = place;
    }

    boolean isShown() {
        return shown != null;
    }

    /** Marks the place of the move that was made last if it was refused, else none. */
    void answer(boolean refused) {
        var at = new Rectangle2D(pressed.getX(), pressed.getY(), 0, 0);
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

    void paint(GraphicsContext graphics) {
        if (shown == null) {
            return;
        }
        var place = shown.get();
        double side = Math.min(place.getWidth(), place.getHeight());
        graphics.setStroke(appearance.color(Ink.CONFLICT));
        if (side > 0) {
            double width = Math.clamp(side * 0.06, 2, 5);
            graphics.setLineDashes();
            graphics.setLineWidth(width);
            graphics.strokeRoundRect(
                    place.getMinX() + width / 2,
                    place.getMinY() + width / 2,
                    place.getWidth() - width,
                    place.getHeight() - width,
                    side * 0.2,
                    side * 0.2);
        }
        double badge = Math.clamp(side * 0.4, SMALLEST_BADGE, LARGEST_BADGE);
        cross(
                graphics,
                side > 0 ? place.getMaxX() - badge * 0.4 : place.getMinX(),
                place.getMinY() + badge * 0.4,
                badge);
    }

    private void cross(GraphicsContext graphics, double x, double y, double size) {
        graphics.setFill(appearance.color(Ink.CONFLICT));
        graphics.fillOval(x - size / 2, y - size / 2, size, size);
        double arm = size * 0.2;
        graphics.setStroke(appearance.color(Ink.SURFACE));
        graphics.setLineWidth(size * 0.12);
        graphics.setLineCap(StrokeLineCap.ROUND);
        graphics.setLineDashes();
        graphics.strokeLine(x - arm, y - arm, x + arm, y + arm);
        graphics.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }
}
