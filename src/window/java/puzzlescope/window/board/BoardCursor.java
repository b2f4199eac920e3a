package puzzlescope.window.board;

import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Side;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.Point;

/**
 * Keyboard cursor over the places of a board, in place of the mouse: the board receives mouse moves, and Enter is a
 * click. FX thread only.
 */
final class BoardCursor extends Region {

    /** Smallest size, in px, so that it is found on a board of many squares. */
    private static final double SMALLEST = 14;

    private final BoardView board;
    private long place = -1;

    BoardCursor(BoardView board) {
        this.board = board;
        getStyleClass().add("board-cursor");
        setId("board-cursor");
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    /** Appears at its last place, or at the first; stays hidden on a board without places. */
    void show() {
        var boardPlaces = board.places();
        if (!isVisible() && boardPlaces != null) {
            go(boardPlaces, outline(boardPlaces) == null ? boardPlaces.first() : place);
        }
    }

    /** Hides together with the information about its place; returns whether it was visible. */
    boolean hide() {
        boolean was = isVisible();
        setVisible(false);
        if (was) {
            tell(MouseEvent.MOUSE_EXITED, new Point(-1, -1), false);
            board.sayEvent();
        }
        return was;
    }

    /** Called after the board was drawn; moves to the current position of its place. */
    void follow() {
        var boardPlaces = isVisible() ? board.places() : null;
        var outline = boardPlaces == null ? null : outline(boardPlaces);
        if (outline == null) {
            return;
        }
        double width = Math.max(SMALLEST, outline.width());
        double height = Math.max(SMALLEST, outline.height());
        var middle = middle(outline);
        resizeRelocate(Math.rint(middle.x() - width / 2), Math.rint(middle.y() - height / 2), width, height);
    }

    /** Centre of its place while it is visible. */
    Optional<Point> point() {
        var boardPlaces = isVisible() ? board.places() : null;
        var outline = boardPlaces == null ? null : outline(boardPlaces);
        return Optional.ofNullable(outline).map(BoardCursor::middle);
    }

    private @Nullable Box outline(BoardPlaces boardPlaces) {
        return place < 0 ? null : boardPlaces.outline(place);
    }

    private static Point middle(Box outline) {
        return new Point((outline.left() + outline.right()) / 2, (outline.top() + outline.bottom()) / 2);
    }

    /** Returns whether it handles a key, so that nothing else should. */
    boolean takes(KeyCode key) {
        return isVisible() && (key == KeyCode.ENTER || side(key) != null);
    }

    /** Handles a key: arrow keys move, Enter clicks, also with Shift; returns whether it was one of these. */
    boolean handleKey(KeyEvent key) {
        boolean commanded = key.isShortcutDown() || key.isControlDown() || key.isAltDown();
        var side = side(key.getCode());
        var boardPlaces = board.places();
        if (commanded || boardPlaces == null || side == null && key.getCode() != KeyCode.ENTER) {
            return false;
        }
        if (outline(boardPlaces) == null) {
            place = boardPlaces.first();
        }
        if (side != null && !key.isShiftDown()) {
            go(boardPlaces, place < 0 ? place : boardPlaces.neighbour(place, side));
            return true;
        }
        if (side == null) {
            click(key.isShiftDown());
        }
        return side == null;
    }

    private static @Nullable Side side(KeyCode key) {
        return switch (key) {
            case UP, KP_UP -> Side.TOP;
            case DOWN, KP_DOWN -> Side.BOTTOM;
            case LEFT, KP_LEFT -> Side.LEFT;
            case RIGHT, KP_RIGHT -> Side.RIGHT;
            default -> null;
        };
    }

    private void go(BoardPlaces boardPlaces, long to) {
        place = to;
        setVisible(place >= 0);
        if (place >= 0) {
            if (boardPlaces.reveal(place)) {
                board.repaint();
            }
            follow();
            point().ifPresent(at -> {
                tell(MouseEvent.MOUSE_MOVED, at, false);
                board.sayPlace(at);
            });
        }
    }

    private void click(boolean withShift) {
        setVisible(place >= 0);
        follow();
        point().ifPresent(at -> {
            tell(MouseEvent.MOUSE_PRESSED, at, withShift);
            tell(MouseEvent.MOUSE_RELEASED, at, withShift);
            tell(MouseEvent.MOUSE_CLICKED, at, withShift);
        });
    }

    private void tell(EventType<MouseEvent> type, Point at, boolean withShift) {
        boolean pointing = type == MouseEvent.MOUSE_MOVED || type == MouseEvent.MOUSE_EXITED;
        var inScene = board.localToScene(at.x(), at.y());
        var onScreen = board.localToScreen(at.x(), at.y());
        Event.fireEvent(
                board,
                new MouseEvent(
                        type,
                        inScene.getX(),
                        inScene.getY(),
                        onScreen == null ? 0 : onScreen.getX(),
                        onScreen == null ? 0 : onScreen.getY(),
                        pointing ? MouseButton.NONE : MouseButton.PRIMARY,
                        pointing ? 0 : 1,
                        withShift,
                        false,
                        false,
                        false,
                        type == MouseEvent.MOUSE_PRESSED,
                        false,
                        false,
                        true,
                        false,
                        true,
                        new PickResult(board, inScene.getX(), inScene.getY())));
    }
}
