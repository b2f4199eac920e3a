package puzzlescope.window.board;

import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import puzzlescope.picture.Point;

/**
 * Drags pieces of a board in manual play: a piece that is pressed and moved follows the pointer; on release it stays if
 * its puzzle accepts it, else it glides back. A press and a release at one place is a click. Touch works the same,
 * through mouse events. FX thread only.
 */
public final class PieceDrag {

    /** Distance from the press, in px, below which the pointer does not drag. */
    private static final double SLOP = 5;

    private static final double GLIDE_MILLIS = 160;

    /** The pieces of a board. Places are px on the board. */
    public interface Pieces {

        /** Lifts the pressed piece; returns whether it can be dragged. */
        boolean lift(double x, double y);

        /** Called while a lifted piece is above a place. */
        default void carry(double x, double y) {}

        /** Drops the lifted piece; returns whether it stays there. */
        boolean drop(double x, double y);

        /** Called when a place was clicked, whether or not its piece can be dragged. */
        void click(double x, double y);
    }

    private final TabContext context;
    private final Pieces pieces;
    private final DoubleProperty rest = new SimpleDoubleProperty();
    private final BoardView board;
    private Point from = Point.ZERO;
    private Point offset = Point.ZERO;
    private boolean pressed;
    private boolean lifted;
    private boolean carried;
    private Timeline glide = new Timeline();

    public PieceDrag(BoardView board, TabContext context, Pieces pieces) {
        this.board = board;
        this.context = context;
        this.pieces = pieces;
        board.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        board.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        board.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
        rest.addListener((_, _, _) -> context.player().invalidate());
    }

    /** Returns whether a piece follows the pointer or glides back. */
    public boolean isActive() {
        return carried;
    }

    public Point offset() {
        return glide.getStatus() == Timeline.Status.RUNNING ? offset.multiply(rest.get()) : offset;
    }

    private void press(MouseEvent event) {
        if (!context.isByHand() || event.getButton() != MouseButton.PRIMARY) {
            pressed = false;
            return;
        }
        glide.stop();
        carried = false;
        pressed = true;
        from = new Point(event.getX(), event.getY());
        lifted = pieces.lift(event.getX(), event.getY());
    }

    private void drag(MouseEvent event) {
        var to = new Point(event.getX(), event.getY());
        if (!pressed || !lifted || !carried && to.distance(from) < SLOP) {
            return;
        }
        carried = true;
        offset = to.subtract(from);
        board.setCursor(Cursor.CLOSED_HAND);
        pieces.carry(event.getX(), event.getY());
        context.player().invalidate();
        event.consume();
    }

    private void release(MouseEvent event) {
        if (!pressed || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        pressed = false;
        if (!context.isByHand()) {
            carried = false;
        } else if (!carried) {
            pieces.click(event.getX(), event.getY());
        } else {
            drop(event.getX(), event.getY());
        }
    }

    private void drop(double x, double y) {
        board.setCursor(Cursor.HAND);
        if (pieces.drop(x, y)) {
            carried = false;
            // It is in its place already.
            context.player().seek(context.player().session().timeline().position());
        } else if (RefusalMark.isMotionReduced()) {
            carried = false;
        } else {
            glide = new Timeline(
                    new KeyFrame(Duration.ZERO, new KeyValue(rest, 1)),
                    new KeyFrame(Duration.millis(GLIDE_MILLIS), new KeyValue(rest, 0)));
            glide.setOnFinished(_ -> {
                carried = false;
                context.player().invalidate();
            });
            glide.play();
        }
        context.player().invalidate();
    }
}
