package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TouchEvent;
import javafx.scene.input.TouchPoint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.window.board.BoardView;

/**
 * In every game whose pieces can be carried: one that may lie where it is let go stays there, another one goes back and its
 * place says why. With the mouse and with a finger, of which a toolkit makes the events of a mouse.
 */
@Tag("thorough")
class DraggingTest extends WindowTest {

    /** More than a board here has places in a row. */
    private static final int MOST = 7;

    private boolean finger;

    private void open(String id, boolean withFinger) {
        finger = withFinger;
        click("#tab-" + id);
        awaitEndOfRun();
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
    }

    private <B> B played(Class<B> type) {
        return type.cast(now(() -> window.player().session().timeline().board()));
    }

    private int moves() {
        return now(() -> window.hand().moves());
    }

    /** The middle of a place, so many places to the right of the first one and below it. */
    private Point2D place(int right, int down) {
        push(KeyCode.F6);
        IntStream.range(0, MOST).forEach(_ -> push(KeyCode.LEFT));
        IntStream.range(0, MOST).forEach(_ -> push(KeyCode.UP));
        IntStream.range(0, right).forEach(_ -> push(KeyCode.RIGHT));
        IntStream.range(0, down).forEach(_ -> push(KeyCode.DOWN));
        var cursor = node("board-cursor");
        var bounds = now(cursor::getBoundsInParent);
        push(KeyCode.ESCAPE);
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    private void drag(Point2D from, Point2D to) {
        var between = from.midpoint(to);
        fire(MouseEvent.MOUSE_PRESSED, TouchEvent.TOUCH_PRESSED, from);
        fire(MouseEvent.MOUSE_DRAGGED, TouchEvent.TOUCH_MOVED, between);
        fire(MouseEvent.MOUSE_DRAGGED, TouchEvent.TOUCH_MOVED, to);
        fire(MouseEvent.MOUSE_RELEASED, TouchEvent.TOUCH_RELEASED, to);
        awaitRest();
    }

    private void fire(EventType<MouseEvent> type, EventType<TouchEvent> touchType, Point2D at) {
        run(() -> {
            var board = board();
            var scene = board.localToScene(at);
            var screen = board.localToScreen(at);
            if (finger) {
                var point = new TouchPoint(
                        1,
                        touchType.equals(TouchEvent.TOUCH_PRESSED)
                                ? TouchPoint.State.PRESSED
                                : touchType.equals(TouchEvent.TOUCH_MOVED)
                                        ? TouchPoint.State.MOVED
                                        : TouchPoint.State.RELEASED,
                        scene.getX(),
                        scene.getY(),
                        screen.getX(),
                        screen.getY(),
                        board,
                        null);
                Event.fireEvent(board, new TouchEvent(touchType, point, List.of(point), 1, false, false, false, false));
            }
            Event.fireEvent(
                    board,
                    new MouseEvent(
                            type,
                            scene.getX(),
                            scene.getY(),
                            screen.getX(),
                            screen.getY(),
                            MouseButton.PRIMARY,
                            1,
                            false,
                            false,
                            false,
                            false,
                            !type.equals(MouseEvent.MOUSE_RELEASED),
                            false,
                            false,
                            finger,
                            false,
                            false,
                            null));
        });
        frame();
    }

    private BoardView board() {
        return (BoardView) window.lookup("#board");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aTileBesideTheBlankSlidesAndAnotherGoesBack(boolean withFinger) {
        open("tiles", withFinger);
        var tiles = played(TilesBoard.class);
        int row = tiles.blankRow();
        int column = tiles.blankColumn();
        var blank = place(column, row);
        var beside = place(column == 0 ? 1 : column - 1, row);
        var stuck = place(column == 0 ? 1 : column - 1, row == 0 ? 1 : row - 1);
        drag(stuck, blank);
        assertRefused(0);
        drag(beside, blank);
        assertMoved(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theKnightIsCarriedAsItLeapsAndNoOtherWay(boolean withFinger) {
        open("knight", withFinger);
        var knight = played(PathBoard.class);
        var from = place(knight.column(), knight.row());
        int right = knight.column() < 4 ? 1 : -1;
        int down = knight.row() < 4 ? 1 : -1;
        drag(from, place(knight.column() + right, knight.row() + down));
        assertRefused(0);
        drag(from, place(knight.column() + right, knight.row() + 2 * down));
        assertMoved(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aQueenIsCarriedToAFreeSquareAndNotToATakenOne(boolean withFinger) {
        open("queens", withFinger);
        var first = place(0, 0);
        var second = place(2, 1);
        drag(first, first);
        drag(second, second);
        int set = moves();
        drag(second, first);
        assertRefused(set);
        drag(second, place(4, 1));
        assertThat(moves()).isGreaterThan(set);
        assertThat(now(() -> board().isRefusing())).isFalse();
        assertThat(played(QueensGameBoard.class).isSet(1, 4)).isTrue();
        assertThat(played(QueensGameBoard.class).isSet(1, 2)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDiskIsCarriedToAPegButNotOntoASmallerOne(boolean withFinger) {
        open("hanoi", withFinger);
        var left = place(0, 0);
        var middle = place(1, 0);
        drag(left, middle);
        assertMoved(1);
        long state = played(HanoiBoard.class).state();
        drag(left, middle);
        assertRefused(1);
        assertThat(played(HanoiBoard.class).state()).isEqualTo(state);
    }

    private void assertMoved(int moves) {
        assertThat(moves()).isEqualTo(moves);
        assertThat(now(() -> board().isRefusing())).as("a refusal is marked").isFalse();
    }

    private void assertRefused(int moves) {
        assertThat(moves()).isEqualTo(moves);
        assertThat(now(() -> board().isRefusing())).as("a refusal is marked").isTrue();
        assertThat(now(() -> ((Label) window.lookup("#sentence")).getText())).isNotBlank();
    }
}
