package puzzlescope.tiles.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.StageTest;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.space.TilesFormat;
import puzzlescope.window.editor.InputEditor;

@Tag("ui")
class TilesSetUpSketchTest extends StageTest {

    private static final String SOLVED = "1 2 3 4 5 6 7 8 0";

    private TilesSampleContext context;
    private InputEditor<List<Integer>> editor;

    @Override
    protected void start(Stage stage) {
        context = new TilesSampleContext();
        editor = new InputEditor<>(context.appearance(), TilesEditorSpec.of(context), SOLVED);
        stage.setScene(DrawnPixels.scene(context, editor, new Label()));
        stage.show();
    }

    private String text() {
        return robot.lookup("#own-text").queryAs(TextArea.class).getText();
    }

    private void type(String text) {
        robot.interact(() -> robot.lookup("#own-text").queryAs(TextArea.class).setText(text));
    }

    private String remark() {
        return robot.lookup("#own-text-remark").queryAs(Label.class).getText();
    }

    private String said() {
        return robot.lookup("#tiles-sketch-remark").queryAs(Label.class).getText();
    }

    private Point2D at(int square) {
        var sheet = robot.lookup("#tiles-sheet").queryAs(TilesSetUpSheet.class);
        var box = sheet.picture().place(square);
        return sheet.localToScreen(box.centerX(), box.centerY());
    }

    private TilesSetUpSketch sketch() {
        return robot.lookup("#tiles-sketch").queryAs(TilesSetUpSketch.class);
    }

    @Test
    void twoClicksSwapAndWhatIsUnsolvableIsRefused() {
        robot.clickOn(at(0));
        assertThat(said()).contains("Picked up: tile 1");
        assertThat(text()).isEqualTo(SOLVED);
        robot.clickOn(at(1));
        assertThat(text()).isEqualTo("2 1 3 4 5 6 7 8 0");
        assertThat(editor.value()).isEmpty();
        assertThat(remark()).contains("1 inversion").contains("would have to be even");
        assertThat(said()).contains("Swap any two tiles");
        robot.clickOn(at(2)).clickOn(at(3));
        assertThat(editor.value()).contains(List.of(2, 1, 4, 3, 5, 6, 7, 8, 0));
        assertThat(remark()).contains("Solvable. At least 8 moves");
        assertThat(said()).contains("Click two squares");
        robot.clickOn("#own-undo");
        assertThat(sketch().order().tiles()).as("the picture follows").isEqualTo(List.of(2, 1, 3, 4, 5, 6, 7, 8, 0));
    }

    @Test
    void aTileIsDraggedAndOneThatWasTakenIsPutBack() {
        robot.drag(at(7), MouseButton.PRIMARY).dropTo(at(8));
        assertThat(text()).isEqualTo("1 2 3 4 5 6 7 0 8");
        robot.clickOn(at(4)).clickOn(at(4));
        assertThat(said()).contains("Click two squares");
        robot.clickOn(at(7)).clickOn(at(8));
        assertThat(text()).isEqualTo(SOLVED);
    }

    @Test
    void theKeysSwapToo() {
        robot.interact(() -> robot.lookup("#tiles-sheet").query().requestFocus());
        robot.type(KeyCode.END, KeyCode.LEFT);
        assertThat(said()).contains("tile 8");
        robot.type(KeyCode.ENTER, KeyCode.RIGHT);
        assertThat(said()).contains("Swap tile 8 with the blank?");
        robot.type(KeyCode.ENTER);
        assertThat(editor.value()).contains(List.of(1, 2, 3, 4, 5, 6, 7, 0, 8));
        assertThat(remark()).contains("At least 1 move");
    }

    @Test
    void whatIsTypedIsShownAndAnotherSizeToo() {
        type("1 2 3 0");
        assertThat(sketch().order().size()).isEqualTo(2);
        type("1 2 3 4");
        assertThat(sketch().order().size()).as("as it was").isEqualTo(2);
        type("");
        assertThat(sketch().order()).isEqualTo(TilesPuzzle.start(context.arguments()));
        robot.clickOn(at(0)).clickOn(at(1));
        assertThat(TilesFormat.placed(text()))
                .isEqualTo(TilesPuzzle.start(context.arguments()).swapped(0, 1));
        robot.clickOn("#own-examples").clickOn("The solved board");
        assertThat(text()).isEqualTo(SOLVED);
    }
}
