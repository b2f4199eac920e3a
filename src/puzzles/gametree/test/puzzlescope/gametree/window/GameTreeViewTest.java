package puzzlescope.gametree.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Message;
import puzzlescope.gametree.board.GameTreeBoard;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.picture.Box;
import puzzlescope.picture.Point;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.ScreenPoints;
import puzzlescope.testkit.StageTest;

class GameTreeViewTest extends StageTest {

    private static final long SOME = 250;

    private GameTreeSampleContext context;
    private GameTreeView view;

    @Override
    protected void start(Stage stage) {
        context = new GameTreeSampleContext();
        view = new GameTreeView(context);
        view.setMinSize(700, 560);
        stage.setScene(DrawnPixels.scene(context, view));
        stage.show();
        view.show(context.player().moment());
    }

    private void refresh() {
        view.show(context.player().moment());
    }

    private GameTreeBoard board() {
        return (GameTreeBoard) context.player().session().timeline().board();
    }

    private void play(String... namesAndTexts) {
        robot.interact(() -> {
            context.open(namesAndTexts);
            context.playByHand();
            refresh();
        });
    }

    private void click(int place, int stone) {
        robot.clickOn(ScreenPoints.of(view, middle(view.placeOf(place, stone))));
        robot.interact(this::refresh);
    }

    private static Point middle(Box place) {
        return new Point((place.left() + place.right()) / 2, (place.top() + place.bottom()) / 2);
    }

    private void press(KeyCode code) {
        robot.interact(() -> {
            view.handleKey(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
            refresh();
        });
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "noughts-and-crosses, minimax",
        "noughts-and-crosses, alpha-beta",
        "noughts-and-crosses, memoised",
        "nim, minimax",
        "nim, alpha-beta",
        "nim, memoised"
    })
    void everyMomentOfARunIsDrawn(String game, String algorithm) {
        robot.interact(() -> {
            context.open("game", game, "algorithm", algorithm, "heaps", "1,2,2");
            DrawnPixels.everyMoment(view, context.player().session().newTimeline(), SOME);
        });
    }

    @Test
    void aClickOnASquareIsAMoveThatIsAnswered() {
        play("squares", "");
        click(4, 0);
        assertThat(NoughtsSpace.at(board().position(), 4)).isEqualTo(GamePlayer.MAX);
        assertThat(NoughtsSpace.count(board().position(), GamePlayer.MIN)).isEqualTo(1);
        click(4, 0);
        assertThat(context.refusal()).isEqualTo("gametree.hand.taken");
    }

    @Test
    void aClickOnAStoneTakesItAndThoseAfterIt() {
        play("game", "nim", "heaps", "7");
        click(0, 3);
        assertThat(NimSpace.stones(board().position()))
                .as("the answer takes the rest")
                .isZero();
        play("game", "nim", "heaps", "1,3,5");
        click(2, 2);
        assertThat(NimSpace.stones(board().position())).isEqualTo(5);
        assertThat(context.refusal()).isEmpty();
    }

    @Tag("thorough")
    @Test
    void theCursorOfTheKeysMakesMovesToo() {
        play("squares", "");
        robot.interact(view::requestFocus);
        robot.interact(view::showCursor);
        press(KeyCode.RIGHT);
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        assertThat(NoughtsSpace.at(board().position(), 4)).isEqualTo(GamePlayer.MAX);
        play("game", "nim", "heaps", "1,3,5");
        robot.interact(view::showCursor);
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        assertThat(NimSpace.stones(board().position())).isLessThan(9);
    }

    @Test
    void squaresAndHeapsCanBePointedAt() {
        var square = middle(view.placeOf(5, 0));
        assertThat(view.targetsAt(square.x(), square.y()))
                .singleElement()
                .satisfies(target -> assertThat(target.name()).isEqualTo(Message.of("gametree.spot.square", 2, 3)));
        assertThat(view.targetsAt(1, 1)).isEmpty();
        robot.interact(() -> {
            context.open("game", "nim");
            refresh();
        });
        var stone = middle(view.placeOf(2, 4));
        assertThat(view.targetsAt(stone.x(), stone.y()))
                .singleElement()
                .satisfies(target -> assertThat(target.name()).isEqualTo(Message.of("gametree.spot.heap", 3)));
    }
}
