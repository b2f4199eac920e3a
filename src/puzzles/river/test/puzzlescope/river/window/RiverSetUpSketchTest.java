package puzzlescope.river.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.river.RiverPuzzle;
import puzzlescope.river.space.RiverStateFormat;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.StageTest;
import puzzlescope.window.editor.InputEditor;

@Tag("ui")
class RiverSetUpSketchTest extends StageTest {

    private RiverSampleContext context;
    private InputEditor<String> editor;
    private Stage stage;

    @Override
    protected void start(Stage shown) {
        stage = shown;
        context = new RiverSampleContext();
        open();
        stage.show();
    }

    private void open() {
        editor = new InputEditor<>(context.appearance(), RiverStartEditorSpec.of(context), "");
        stage.setScene(DrawnPixels.scene(context, editor, new Label()));
    }

    private void use(String kind) {
        robot.interact(() -> {
            context.type(RiverPuzzle.KIND, kind);
            open();
        });
    }

    private RiverSetUpSketch sketch() {
        return robot.lookup("#river-sketch").queryAs(RiverSetUpSketch.class);
    }

    private String text() {
        return robot.lookup("#own-text").queryAs(TextArea.class).getText();
    }

    private String remark() {
        return robot.lookup("#own-text-remark").queryAs(Label.class).getText();
    }

    private void press(int which) {
        var sheet = robot.lookup("#river-sheet").queryAs(RiverSetUpSheet.class);
        var box = sheet.picture().place(sketch().state(), which);
        Point2D at = sheet.localToScreen(box.centerX(), box.centerY());
        robot.clickOn(at);
    }

    @Test
    void aClickMovesWithoutTheBoatAndWhatIsNotSafeIsRefused() {
        press(0);
        assertThat(text()).isEqualTo("2,3,L");
        assertThat(editor.value()).isEmpty();
        assertThat(remark()).contains("not safe").contains("left bank");
        press(3);
        assertThat(text()).isEqualTo("2,2,L");
        assertThat(editor.value()).contains("2,2,L");
        press(6);
        assertThat(editor.value()).contains("2,2,R");
        robot.clickOn("#own-undo");
        assertThat(sketch().state()).as("the picture follows").isEqualTo(text("2,2,L"));
        press(2);
        press(5);
        assertThat(text()).as("back again").isEqualTo("3,3,L");
        assertThat(editor.value()).as("everyone on the left").contains("");
    }

    private int text(String state) {
        return RiverStateFormat.placed(sketch().rules(), state);
    }

    @Test
    void theKeysMoveToo() {
        robot.interact(() -> robot.lookup("#river-sheet").query().requestFocus());
        robot.type(KeyCode.G, KeyCode.P, KeyCode.P, KeyCode.SPACE);
        assertThat(text()).isEqualTo("2,1,R");
        robot.press(KeyCode.SHIFT).type(KeyCode.P).release(KeyCode.SHIFT);
        assertThat(editor.value()).contains("2,2,R");
        robot.type(KeyCode.LEFT, KeyCode.ENTER, KeyCode.RIGHT, KeyCode.ENTER);
        assertThat(text()).as("the boat, then a guard").isEqualTo("1,2,L");
    }

    @Test
    void everyPuzzleIsSetUp() {
        use("wolf-goat-cabbage");
        press(1);
        press(3);
        assertThat(editor.value()).contains("WC,R");
        press(0);
        press(3);
        assertThat(remark()).contains("the wolf would eat the goat");
        use("bridge-and-torch");
        press(3);
        assertThat(editor.value()).contains("ABC,L");
        robot.interact(() -> robot.lookup("#river-sheet").query().requestFocus());
        robot.type(KeyCode.A, KeyCode.SPACE);
        assertThat(editor.value()).contains("BC,R");
    }

    @Test
    void whatIsTypedIsShownAndTheBanksOfTheTabCanBeTaken() {
        robot.interact(() -> robot.lookup("#own-text").queryAs(TextArea.class).setText("0,2,L"));
        assertThat(sketch().state()).isEqualTo(text("0,2,L"));
        robot.interact(() -> robot.lookup("#own-text").queryAs(TextArea.class).setText("9,9,L"));
        assertThat(sketch().state()).as("as it was").isEqualTo(text("0,2,L"));
        assertThat(remark()).contains("3 guards and 3 prisoners");
        robot.interact(() -> context.player().toEnd());
        robot.clickOn("#own-examples").clickOn("The banks of this tab");
        assertThat(text()).isEqualTo("0,0,R");
    }
}
