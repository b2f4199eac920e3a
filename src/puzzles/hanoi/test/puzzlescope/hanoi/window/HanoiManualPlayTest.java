package puzzlescope.hanoi.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.ScreenPoints;
import puzzlescope.testkit.StageTest;

class HanoiManualPlayTest extends StageTest {

    private HanoiSampleContext context;
    private HanoiView view;

    @Override
    protected void start(Stage stage) {
        context = new HanoiSampleContext();
        view = new HanoiView(context);
        view.setMinSize(700, 560);
        stage.setScene(new Scene(new HBox(view)));
        stage.show();
        context.playByHand();
        view.show(context.player().moment());
    }

    private String state() {
        var board = (HanoiBoard) context.player().session().timeline().board();
        return board.space().text(board.state());
    }

    private Point2D peg(int peg) {
        return ScreenPoints.of(view, view.pegsNow().restingCenter(peg, 0));
    }

    private void click(int peg) {
        robot.clickOn(peg(peg));
        robot.interact(() -> view.show(context.player().moment()));
    }

    private boolean press(KeyCode code) {
        var taken = new boolean[1];
        robot.interact(() -> {
            taken[0] = view.handleKey(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
            view.show(context.player().moment());
        });
        return taken[0];
    }

    @Test
    void twoClicksMoveADisk() {
        click(0);
        assertThat(state()).as("lifted is not moved").isEqualTo("<[3,2,1],[],[]>");
        click(2);
        assertThat(state()).isEqualTo("<[3,2],[],[1]>");
        click(0);
        click(0);
        click(1);
        assertThat(state()).as("put back, and nothing is on B").isEqualTo("<[3,2],[],[1]>");
        assertThat(context.refusal()).isEqualTo("hanoi.hand.empty");
    }

    @Test
    void aDiskIsDragged() {
        robot.drag(peg(0), MouseButton.PRIMARY).dropTo(peg(1));
        assertThat(state()).isEqualTo("<[3,2],[1],[]>");
        robot.drag(peg(0), MouseButton.PRIMARY).dropTo(peg(1));
        assertThat(state()).isEqualTo("<[3,2],[1],[]>");
        assertThat(context.refusal()).isEqualTo("hanoi.refused.narrower");
    }

    @Test
    void aDiskFollowsThePointerAndSnapsOrGoesBack() {
        var start = view.pegsNow().restingCenter(0, 2);
        robot.moveTo(ScreenPoints.of(view, start)).press(MouseButton.PRIMARY);
        robot.move(ScreenPoints.of(view, start.add(60, -90)));
        robot.interact(() -> view.show(context.player().moment()));
        assertThat(view.dragged()).isEqualTo(start.add(60, -90));
        robot.moveTo(peg(1)).release(MouseButton.PRIMARY);
        robot.interact(() -> view.show(context.player().moment()));
        assertThat(state()).isEqualTo("<[3,2],[1],[]>");
        assertThat(context.player().moment().isAtRest())
                .as("it is where it belongs")
                .isTrue();
        assertThat(view.dragged()).isNull();

        robot.moveTo(peg(0)).press(MouseButton.PRIMARY).moveTo(peg(1));
        assertThat(view.dragged()).isNotNull();
        robot.release(MouseButton.PRIMARY);
        assertThat(state()).isEqualTo("<[3,2],[1],[]>");
        assertThat(context.refusal()).isEqualTo("hanoi.refused.narrower");
        awaitNothingDragged();

        robot.moveTo(peg(0)).press(MouseButton.PRIMARY);
        robot.move(peg(0).add(50, 0));
        robot.moveTo(peg(0)).release(MouseButton.PRIMARY);
        awaitNothingDragged();
        click(2);
        assertThat(state())
                .as("let go over its own peg it is not held any more")
                .isEqualTo("<[3,2],[1],[]>");
    }

    private void awaitNothingDragged() {
        boolean isDragged = true;
        while (isDragged) {
            isDragged = FxThreadCall.afterFrame(view.getScene(), () -> view.dragged() != null);
        }
    }

    @Test
    void lettersAndNumbersMoveDisks() {
        assertThat(press(KeyCode.A)).isTrue();
        assertThat(press(KeyCode.C)).isTrue();
        assertThat(state()).isEqualTo("<[3,2],[],[1]>");
        press(KeyCode.DIGIT1);
        press(KeyCode.NUMPAD2);
        assertThat(state()).isEqualTo("<[3],[2],[1]>");
        assertThat(press(KeyCode.D)).as("there is no fourth peg").isFalse();
        assertThat(press(KeyCode.ESCAPE)).as("nothing is held").isFalse();
        press(KeyCode.B);
        assertThat(press(KeyCode.ESCAPE)).isTrue();
        press(KeyCode.B);
        press(KeyCode.B);
        press(KeyCode.C);
        press(KeyCode.A);
        assertThat(state()).isEqualTo("<[3,1],[2],[]>");
    }

    @Test
    void aJumpInTimeLetsADiskGo() {
        press(KeyCode.A);
        press(KeyCode.C);
        press(KeyCode.A);
        robot.interact(() -> context.player().seek(0));
        press(KeyCode.A);
        press(KeyCode.B);
        robot.interact(context::awaitOpen);
        assertThat(context.refusal()).isEmpty();
        assertThat(state()).isEqualTo("<[3,2],[1],[]>");
    }
}
