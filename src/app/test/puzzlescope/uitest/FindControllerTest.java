package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.player.Player.Motion;

/** Going to events by what they touch, by their numbers, by solutions and calls. */
class FindControllerTest extends WindowTest {

    private static final int STEP = 7;

    private BoardView board() {
        return node(BoardView.class, "board");
    }

    /** Where on the board a spot is; the first one there is if no name is given. */
    private Point2D pointOf(BoardView board, Message name) {
        return now(() -> {
            for (double y = 0; y < board.getHeight(); y += STEP) {
                for (double x = 0; x < board.getWidth(); x += STEP) {
                    var targets = board.targetsAt(x, y);
                    if (!targets.isEmpty()
                            && (name.key().isEmpty()
                                    || targets.getFirst().name().equals(name))) {
                        return new Point2D(x, y);
                    }
                }
            }
            throw new AssertionError("no spot " + name);
        });
    }

    private Target targetAt(BoardView board, Point2D point) {
        return now(() -> board.targetsAt(point.getX(), point.getY()).getFirst());
    }

    private void openMenu(BoardView board, Point2D point) {
        run(() -> {
            var screen = board.localToScreen(point);
            var inScene = board.localToScene(point);
            Event.fireEvent(
                    board,
                    new ContextMenuEvent(
                            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                            inScene.getX(),
                            inScene.getY(),
                            screen.getX(),
                            screen.getY(),
                            false,
                            null));
        });
        frame();
    }

    private static MenuItem item(int index) {
        return now(() -> Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .findFirst()
                .orElseThrow()
                .getItems()
                .get(index));
    }

    private void choose(int index) {
        var item = item(index);
        run(() -> {
            item.getParentPopup().hide();
            item.fire();
        });
        frame();
    }

    private long next(Target target, long position) {
        return now(() -> {
            var trace = window.player().session().trace();
            for (long i = position; i < trace.length(); i++) {
                if (target.touches().test(trace.event(i))) {
                    return i + 1;
                }
            }
            return position;
        });
    }

    private void awaitPosition(long position) {
        awaitFrame(
                "the position is " + position,
                () -> window.player().session().timeline().position() == position);
    }

    private String text(String id) {
        var label = node(Label.class, id);
        return now(() -> label.isVisible() ? label.getText() : "");
    }

    @Test
    void theMenuOfAQueensSquareLeadsToItsEventsAndTheKeysToMoreOfThem() {
        click("#tab-queens");
        awaitEndOfRun();
        var board = board();
        var point = pointOf(board, Message.of("queens.spot", 4, 3));
        var target = targetAt(board, point);
        openMenu(board, point);
        assertThat(item(0).getText()).isEqualTo("Next step at row 4, column 3");
        assertThat(item(1).getText()).isEqualTo("Previous step at row 4, column 3");
        choose(0);
        long first = next(target, 0);
        assertThat(first).isPositive();
        awaitPosition(first);
        push(KeyCode.F3);
        long second = next(target, first);
        assertThat(second).isGreaterThan(first);
        awaitPosition(second);
        push(KeyCode.SHIFT, KeyCode.F3);
        awaitPosition(first);
        push(KeyCode.SHIFT, KeyCode.F3);
        var none = Message.of("find.none-before", target.name());
        awaitFrame(
                "it is said that there is none",
                () -> none.equals(window.player().noticeProperty().get()));
        assertThat(position()).isEqualTo(first);
    }

    @TabTest
    void everyBoardShowsSomethingThatEventsCanBeFoundAt(String id) {
        click("#tab-" + id);
        awaitEndOfRun();
        push(KeyCode.END);
        frame();
        var board = board();
        var point = pointOf(board, Message.of(""));
        var target = targetAt(board, point);
        push(KeyCode.HOME);
        frame();
        run(() -> window.player().seek(window.player().session().trace().length() / 2));
        frame();
        long half = position();
        openMenuOf(board, point, target);
        choose(0);
        long next = next(target, half);
        awaitFrame("the search is over", () -> {
            var player = window.player();
            return player.session().timeline().position() == next
                    || player.noticeProperty().get() != null;
        });
        assertThat(position()).isEqualTo(next);
    }

    /** At the end, where the spot was seen, so that a board that moves has it there. */
    private void openMenuOf(BoardView board, Point2D point, Target target) {
        long half = position();
        push(KeyCode.END);
        frame();
        openMenu(board, point);
        assertThat(now(() ->
                        board.targetsAt(point.getX(), point.getY()).getFirst().name()))
                .isEqualTo(target.name());
        run(() -> window.player().seek(half));
        frame();
    }

    private void goTo(String field, String text) {
        type("#" + field, text);
        push(KeyCode.ENTER);
    }

    @Test
    void numbersOfEventsAreGoneToAndBadOnesAnswered() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.G);
        assertThat(now(() -> window.scene().getFocusOwner().getId())).isEqualTo("go-to-event");
        write("1,234");
        push(KeyCode.ENTER);
        assertThat(position()).isEqualTo(1234);
        assertThat(text("go-to-notice")).isEmpty();
        goTo("go-to-event", "twelve");
        assertThat(text("go-to-notice")).startsWith("\"twelve\" is not the number of a step");
        assertThat(position()).isEqualTo(1234);
        goTo("go-to-event", "99999999");
        assertThat(text("go-to-notice")).startsWith("There is no step 99,999,999: the recording ends with step ");
        goTo("go-to-event", "0");
        assertThat(position()).isZero();
        assertThat(text("go-to-notice")).isEmpty();
    }

    @Test
    void solutionsAndCallsAreGoneTo() {
        click("#tab-queens");
        awaitEndOfRun();
        click("#go-to");
        goTo("go-to-solution", "3");
        awaitFrame("the third solution is shown", () -> {
            var timeline = window.player().session().timeline();
            return timeline.count(Role.SOLUTION) == 3
                    && timeline.lastEvent().orElseThrow().kind().roles().contains(Role.SOLUTION);
        });
        goTo("go-to-solution", "93");
        assertThat(text("go-to-notice")).isEqualTo("Solution: there is no number 93; 92 are recorded.");
        int depth = now(() -> window.player().session().timeline().depth());
        click("#go-to-call-start");
        awaitFrame(
                "the call begins",
                () -> window.player()
                        .session()
                        .timeline()
                        .lastEvent()
                        .orElseThrow()
                        .kind()
                        .roles()
                        .contains(Role.CALL));
        assertThat(now(() -> window.player().session().timeline().depth())).isEqualTo(depth);
        click("#go-to-call-end");
        awaitFrame("the call ends", () -> window.player().session().timeline().depth() == depth - 1);
        click("#go-to-deepest");
        awaitFrame(
                "the deepest point", () -> window.player().session().timeline().depth() == 9);
    }

    @Test
    void escapeClosesTheBarAndThenSpacePlays() {
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.G);
        assertThat(now(() -> bar().isVisible())).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(now(() -> bar().isVisible())).isFalse();
        assertThat(now(() -> window.scene().getFocusOwner() instanceof TextField))
                .isFalse();
        push(KeyCode.SPACE);
        assertThat(now(() -> window.player().motionProperty().get())).isEqualTo(Motion.FORWARD);
    }

    private Node bar() {
        return window.lookup("#go-to-bar");
    }
}
