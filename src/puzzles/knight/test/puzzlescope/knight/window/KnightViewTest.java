package puzzlescope.knight.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.event.ActionEvent;
import javafx.event.EventType;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.text.Language;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.picture.TourLayout;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Moment;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.MouseEvents;
import puzzlescope.testkit.StageTest;

class KnightViewTest extends StageTest {

    private static final int WIDTH = 640;
    private static final int HEIGHT = 560;

    private KnightSampleContext context;
    private KnightView view;

    @Override
    protected void start(Stage stage) {
        context = new KnightSampleContext();
        view = new KnightView(context);
        view.setMinSize(WIDTH, HEIGHT);
        view.setMaxSize(WIDTH, HEIGHT);
        stage.setScene(DrawnPixels.scene(context, view, view.sidePanel()));
        stage.show();
        refresh();
    }

    private void refresh() {
        view.show(context.player().moment());
        view.refreshSidePanel();
    }

    private void open(String... values) {
        robot.interact(() -> {
            context.open(values);
            refresh();
        });
    }

    private void seek(long position) {
        robot.interact(() -> {
            context.player().seek(position);
            refresh();
        });
    }

    /** Lets the view know of the mouse at a place of the board, which lies in the scene's corner. */
    private void mouse(EventType<MouseEvent> type, double row, double column) {
        var grid = TourLayout.of(8, 8, WIDTH, HEIGHT, 0).grid();
        double x = grid.centerX(column);
        double y = grid.centerY(row);
        var button = type == MouseEvent.MOUSE_CLICKED ? MouseButton.PRIMARY : MouseButton.NONE;
        robot.interact(() -> view.fireEvent(MouseEvents.of(type, x, y, button)));
    }

    private String text(String id) {
        return robot.lookup("#" + id).queryAs(Label.class).getText();
    }

    private Button button(String id) {
        return robot.lookup("#" + id).queryButton();
    }

    private TextField number() {
        return robot.lookup("#tour-number").queryAs(TextField.class);
    }

    private void fire(String id) {
        robot.interact(() -> {
            button(id).fire();
            refresh();
        });
    }

    private void type(String text) {
        robot.interact(() -> {
            number().setText(text);
            number().fireEvent(new ActionEvent());
            refresh();
        });
    }

    @Test
    void whileARunIsWatchedThePointerDrawsNoKnight() {
        seek(3);
        var grid = TourLayout.of(8, 8, WIDTH, HEIGHT, 0).grid();
        var before = FxThreadCall.now(() -> DrawnPixels.around(view, grid.centerX(7), grid.centerY(7)));
        mouse(MouseEvent.MOUSE_MOVED, 7, 7);
        robot.interact(this::refresh);
        assertThat(FxThreadCall.now(() -> DrawnPixels.around(view, grid.centerX(7), grid.centerY(7))))
                .isEqualTo(before);
    }

    @Test
    void beforeTheRunTheMovesFromWhereTheMousePointsAreNumbered() {
        seek(0);
        var grid = TourLayout.of(8, 8, WIDTH, HEIGHT, 0).grid();
        var before = FxThreadCall.now(() -> DrawnPixels.around(view, grid.centerX(5), grid.centerY(5)));
        mouse(MouseEvent.MOUSE_MOVED, 4, 3);
        robot.interact(this::refresh);
        assertThat(FxThreadCall.now(() -> DrawnPixels.around(view, grid.centerX(5), grid.centerY(5))))
                .as("move 7 leads one row down and two columns to the right")
                .isNotEqualTo(before);
    }

    private boolean tells(String words) {
        return FxThreadCall.now(() -> view.getProperties().values().stream()
                .anyMatch(each -> each instanceof Tooltip tip && tip.getText().equals(words)));
    }

    /** On a large board a number may be too small to be drawn. */
    @Test
    void theNumberOfTheSquareUnderTheMouseIsTold() {
        seek(1);
        mouse(MouseEvent.MOUSE_MOVED, 0, 0);
        assertThat(tells("(0, 0) has number 1")).isTrue();
        mouse(MouseEvent.MOUSE_MOVED, 7, 7);
        assertThat(tells("(0, 0) has number 1")).isFalse();
    }

    @Test
    void aClickOnASquareMakesItTheStart() {
        mouse(MouseEvent.MOUSE_CLICKED, 3, 5);
        assertThat(context.chosen()).containsExactly(new Square(3, 5));
        robot.interact(this::refresh);
        seek(1);
        var board = (PathBoard) context.player().moment().board();
        assertThat(board.number(3, 5)).isOne();
    }

    @Test
    void theKnightIsDrawnOnItsSquare() {
        seek(1);
        var grid = TourLayout.of(8, 8, WIDTH, HEIGHT, 0).grid();
        robot.interact(() -> {
            var knight = DrawnPixels.around(view, grid.centerX(0), grid.centerY(0));
            assertThat(DrawnPixels.around(view, grid.centerX(4), grid.centerY(4)))
                    .as("a square of the same shade")
                    .isNotEqualTo(knight);
            context.player().toStart();
            refresh();
            assertThat(DrawnPixels.around(view, grid.centerX(0), grid.centerY(0)))
                    .isNotEqualTo(knight);
        });
    }

    @Test
    void aClickBesideTheBoardChoosesNothing() {
        mouse(MouseEvent.MOUSE_CLICKED, 8.4, 3);
        assertThat(context.chosen()).isEmpty();
    }

    @Test
    void squaresShowThatTheyCanBeClicked() {
        mouse(MouseEvent.MOUSE_MOVED, 0, 0);
        assertThat(view.getCursor()).isEqualTo(Cursor.HAND);
        mouse(MouseEvent.MOUSE_MOVED, 8.4, 3);
        assertThat(view.getCursor()).isEqualTo(Cursor.DEFAULT);
        assertThat(text("start-hint")).startsWith("Click a square to start there.");
    }

    @Test
    void besideASearchForOneTourItsProgressIsShown() {
        seek(160);
        assertThat(text("visited")).isEqualTo("59 of 64");
        assertThat(text("taken-back")).isEqualTo("1");
        assertThat(robot.lookup("#recorded-tours").query().isVisible()).isFalse();
        robot.interact(() -> {
            context.appearance().texts().use(Language.CHINESE);
            refresh();
        });
        assertThat(text("visited")).isEqualTo("59 / 64");
    }

    @Test
    void besideASearchForAllToursEachCanBeGoneTo() {
        open("rows", "3", "columns", "4", "tours", "all", "algorithm", "plain");
        assertThat(robot.lookup("#tour-progress").query().isVisible()).isFalse();
        var trace = context.player().session().trace();
        var second = trace.nth(Role.SOLUTION, 2);
        assertThat(number().getText()).isEmpty();
        assertThat(button("previous-tour").isDisabled()).isTrue();

        type("2");
        assertThat(context.player().session().timeline().position()).isEqualTo(second);
        assertThat(button("next-tour").isDisabled()).isTrue();

        fire("previous-tour");
        assertThat(number().getText()).isEqualTo("1");
        assertThat(context.player().session().timeline().position()).isEqualTo(trace.nth(Role.SOLUTION, 1));

        fire("next-tour");
        assertThat(number().getText()).isEqualTo("2");
    }

    @Test
    void fromBetweenTwoToursThePreviousOneIsTheLastThatWasPassed() {
        open("rows", "3", "columns", "4", "tours", "all", "algorithm", "plain");
        var first = context.player().session().trace().nth(Role.SOLUTION, 1);
        seek(first + 2);
        fire("previous-tour");
        assertThat(context.player().session().timeline().position()).isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource({"0", "3", "x", "''"})
    void aNumberWithoutATourIsRefusedWithTheReason(String typed) {
        open("rows", "3", "columns", "4", "tours", "all", "algorithm", "plain");
        type(typed);
        assertThat(context.player().session().timeline().position()).isZero();
        assertThat(text("tour-number-remark")).contains("from 1 to 2");
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "warnsdorff, 5, 5, '0,0', first",
        "book, 8, 8, '0,0', first",
        "plain, 3, 4, '0,0', all",
        "plain, 5, 5, '0,1', first",
        "plain, 3, 3, '1,1', first",
        "plain, 4, 4, '0,0', all",
        "warnsdorff, 6, 6, '2,3', first"
    })
    void everyMomentCanBeDrawnForwardAndBackward(
            String algorithm, String rows, String columns, String start, String tours) {
        open("algorithm", algorithm, "rows", rows, "columns", columns, "start", start, "tours", tours);
        robot.interact(() -> {
            var timeline = context.player().session().timeline();
            DrawnPixels.everyMoment(view, timeline, 500);
        });
    }

    /** As may happen when the window is laid out between a jump and the next frame. */
    @Test
    void aMomentThatIsOutOfDateCanBeDrawn() {
        robot.interact(() -> {
            var timeline = context.player().session().timeline();
            timeline.seek(context.player().session().trace().length());
            var end = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
            timeline.seek(0);
            view.show(end);
            timeline.seek(160);
            var back = new Moment(timeline.board(), timeline.lastEvent(), 0.5, true);
            timeline.seek(0);
            view.show(back);
        });
    }
}
