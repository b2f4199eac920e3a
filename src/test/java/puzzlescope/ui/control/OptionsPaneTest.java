package puzzlescope.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import puzzlescope.core.puzzle.river.RiverPuzzle;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;
import puzzlescope.text.Language;
import puzzlescope.ui.fx.Texts;
import puzzlescope.ui.theme.Look;
import puzzlescope.ui.theme.Palette;

@Tag("ui")
@ExtendWith(ApplicationExtension.class)
class OptionsPaneTest {

    private final FxRobot robot = new FxRobot();
    private OptionsPane pane;

    @Start
    void start(Stage stage) {
        pane = new OptionsPane(new Look(new Texts(Language.ENGLISH), new Palette()), new TilesPuzzle());
        stage.setScene(new Scene(pane, 260, 600));
        stage.show();
    }

    private String remark(String board) {
        robot.interact(() -> robot.lookup("#board").queryAs(TextField.class).setText(board));
        return robot.lookup("#board-remark").queryAs(Label.class).getText();
    }

    @Test
    void aBoardThatCannotBeSolvedIsRefusedWithTheReason() {
        assertThat(remark("1 2 3 4 5 6 8 7 0")).startsWith("This board is unsolvable.");
        assertThat(pane.validProperty().get()).isFalse();
    }

    @Test
    void allThatIsToBeSaidOfAFieldIsSaid() {
        assertThat(remark("15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0"))
                .startsWith("This board is used;")
                .contains("so at least 44 moves are needed");
        assertThat(pane.validProperty().get()).isTrue();
    }

    @Test
    void anEmptyBoardLeavesTheShuffledOne() {
        assertThat(remark("")).isEmpty();
        assertThat(pane.validProperty().get()).isTrue();
        assertThat(robot.lookup("#board").queryAs(TextField.class).getPromptText())
                .contains("or empty");
    }

    @Test
    void anOptionThatMakesNoDifferenceIsLeftOutAndCannotRefuse() {
        robot.interact(() -> {
            var river = new OptionsPane(new Look(new Texts(Language.ENGLISH), new Palette()), new RiverPuzzle());
            assertThat(river.lookup("#minutes").isVisible()).isFalse();
            assertThat(river.lookup("#boat").isVisible()).isTrue();
            river.fill("minutes", "nonsense");
            assertThat(river.validProperty().get()).isTrue();
            river.fill("puzzle", "bridge-and-torch");
            assertThat(river.lookup("#minutes").isVisible()).isTrue();
            assertThat(river.lookup("#boat").isVisible()).isFalse();
            assertThat(river.validProperty().get()).isFalse();
        });
    }
}
