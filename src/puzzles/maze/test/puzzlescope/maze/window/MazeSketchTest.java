package puzzlescope.maze.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.custom.BlankMaze;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.MazeBrush;
import puzzlescope.maze.picture.CustomMazePicture;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.testkit.StageTest;
import puzzlescope.window.editor.InputEditor;

@Tag("ui")
class MazeSketchTest extends StageTest {

    private RecordingContext context;
    private InputEditor<CustomMaze> editor;

    @Override
    protected void start(Stage stage) {
        context = new RecordingContext(new MazePuzzle());
        editor = new InputEditor<>(context.appearance(), MazeEditorSpec.plain(), BlankMaze.field(5, 7));
        stage.setScene(DrawnPixels.scene(context, editor, new Label()));
        stage.show();
    }

    private TextArea area() {
        return robot.lookup("#own-text").queryAs(TextArea.class);
    }

    private String rows() {
        return area().getText().replace('\u2588', '#').lines().collect(Collectors.joining("/"));
    }

    private Point2D at(int row, int column) {
        var sheet = robot.lookup("#maze-sheet").queryAs(MazeSheet.class);
        var maze = editor.value().orElseThrow();
        var grid = CustomMazePicture.grid(maze, Math.floor(sheet.getWidth()), Math.floor(sheet.getHeight()));
        return sheet.localToScreen(grid.centerX(column), grid.centerY(row));
    }

    private void take(MazeBrush mazeBrush) {
        robot.clickOn("#brush-" + mazeBrush.id());
    }

    @Test
    void aClickDrawsAndTheTextSaysIt() {
        robot.clickOn(at(1, 2));
        assertThat(rows()).isEqualTo("#######/# #   #/# # # #/#     #/#######");
        robot.clickOn(at(1, 2), MouseButton.SECONDARY);
        assertThat(rows()).isEqualTo("#######/#     #/# # # #/#     #/#######");
        take(MazeBrush.MUD);
        robot.clickOn(at(2, 3));
        take(MazeBrush.START);
        robot.clickOn(at(3, 1));
        take(MazeBrush.GOAL);
        robot.clickOn(at(1, 1));
        robot.clickOn(at(3, 5));
        assertThat(rows()).isEqualTo("#######/#E    #/# #~# #/#S   E#/#######");
        assertThat(editor.value().orElseThrow().endpoints().goals()).hasSize(2);
    }

    @Test
    void aStrokeIsUndoneAtOnce() {
        robot.drag(at(2, 1)).moveTo(at(2, 3)).dropTo(at(2, 5));
        assertThat(rows()).isEqualTo("#######/#     #/#######/#     #/#######");
        robot.clickOn("#own-undo");
        assertThat(rows()).isEqualTo("#######/#     #/# # # #/#     #/#######");
        assertThat(robot.lookup("#own-undo").queryAs(Button.class).isDisabled()).isTrue();
        robot.clickOn("#own-redo");
        assertThat(rows()).isEqualTo("#######/#     #/#######/#     #/#######");
    }

    @Test
    void theKeysDraw() {
        robot.interact(() -> robot.lookup("#maze-sheet").query().requestFocus());
        robot.type(KeyCode.RIGHT, KeyCode.ENTER, KeyCode.DIGIT3, KeyCode.DOWN, KeyCode.RIGHT, KeyCode.SPACE);
        assertThat(rows()).isEqualTo("#######/# #   #/# #~# #/#     #/#######");
        assertThat(robot.lookup("#brush-mud").queryAs(ToggleButton.class).isSelected())
                .isTrue();
        robot.type(KeyCode.UP, KeyCode.UP, KeyCode.UP, KeyCode.DIGIT5, KeyCode.ENTER, KeyCode.DIGIT9);
        assertThat(rows()).as("in the first row").isEqualTo("#######/# #E  #/# #~# #/#     #/#######");
    }

    @Test
    void whatCannotBeDrawnIsSaid() {
        robot.interact(() -> area().setText(BlankMaze.block(5, 7)));
        robot.clickOn(at(1, 1));
        assertThat(robot.lookup("#maze-sketch-remark").queryAs(Label.class).getText())
                .contains("There is no cell in this maze");
        assertThat(rows()).isEqualTo("#######/# #####/#######/#######/#######");
    }

    @Test
    void nothingIsDrawnWhileTheTextIsNoMaze() {
        var corner = at(1, 2);
        robot.interact(() -> area().setText("not a maze"));
        robot.clickOn(corner);
        assertThat(area().getText()).isEqualTo("not a maze");
        assertThat(robot.lookup("#maze-sketch-remark").queryAs(Label.class).getText())
                .startsWith("The text is not a maze now.");
    }
}
