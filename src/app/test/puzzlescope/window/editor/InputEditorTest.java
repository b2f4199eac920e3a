package puzzlescope.window.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextArea;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.event.Message;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.custom.CustomPuzzle;
import puzzlescope.states.custom.ExamplePuzzles;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.testkit.StageTest;

@Tag("ui")
class InputEditorTest extends StageTest {

    private InputEditor<CustomPuzzle> editor;

    @Override
    protected void start(Stage stage) {
        var context = new RecordingContext(new StatesPuzzle());
        var editorSpec = new EditorSpec<CustomPuzzle>(
                "states.own",
                StatesPuzzle.OWN,
                own -> Message.of("states.own.accepted", own.space().moves()),
                CustomPuzzle::name,
                List.of(new EditorSpec.Example(
                        "states.own.example.graph",
                        () -> ExamplePuzzles.GRAPH.puzzle(Locale.ENGLISH).text())));
        editor = new InputEditor<>(context.appearance(), editorSpec, "state a = 0..4");
        stage.setScene(DrawnPixels.scene(context, editor, new Label()));
        stage.show();
    }

    private TextArea area() {
        return robot.lookup("#own-text").queryAs(TextArea.class);
    }

    private String said(String label) {
        return robot.lookup(label).queryAs(Label.class).getText();
    }

    private void type(String text) {
        robot.interact(() -> area().setText(text));
    }

    @Test
    void theLineThatIsWrongIsMarkedWhileItIsTyped() {
        type("state a = 0..4\nstart a = 0\ngoal b = 1\nmove x: -> a = 1");
        assertThat(said("#own-text-remark")).startsWith("Line 3, column 6: ");
        assertThat(said(".line-numbers")).isEqualTo(" 1\n 2\n\u25b83\n 4");
        assertThat(editor.value()).isEmpty();
        assertThat(editor.validProperty().get()).isFalse();
        type("state a = 0..4\nstart a = 0\ngoal a = 1\nmove x: -> a = 1");
        assertThat(said("#own-text-remark")).startsWith("This is a puzzle");
        assertThat(said(".line-numbers")).doesNotContain("\u25b8");
        assertThat(editor.validProperty().get()).isTrue();
    }

    @Test
    void anExampleIsTakenAndCanBeUndone() {
        robot.interact(() -> robot.lookup("#own-examples")
                .queryAs(MenuButton.class)
                .getItems()
                .getFirst()
                .fire());
        assertThat(editor.value().map(CustomPuzzle::name)).hasValue("A small graph");
        robot.interact(area()::undo);
        assertThat(area().getText()).isEqualTo("state a = 0..4");
    }

    @Test
    void whatIsSavedIsOpenedAgain(@TempDir Path folder) throws IOException {
        var text = ExamplePuzzles.JEALOUS_HUSBANDS.puzzle(Locale.CHINESE).text();
        var file = folder.resolve("mine.txt");
        Files.writeString(file, "what was there");
        type(text);
        robot.interact(() -> editor.save(folder.resolve("mine")));
        Await.until("it is said", () -> said("#own-file").equals("Saved: " + file));
        assertThat(Files.readString(file)).isEqualTo(text + "\n");
        assertThat(folder).isDirectoryContaining("glob:**mine.txt");
        type("");
        robot.interact(() -> editor.open(file));
        Await.until("it is said", () -> said("#own-file").equals("Opened: " + file));
        assertThat(area().getText()).isEqualTo(text + "\n");
        assertThat(editor.validProperty().get()).isTrue();
    }

    @Test
    void aFileThatCannotBeUsedIsSaidAndNothingIsLost(@TempDir Path folder) throws IOException {
        var file = folder.resolve("picture.txt");
        Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xD8});
        robot.interact(() -> editor.open(file));
        Await.until("it is said", () -> said("#own-file").endsWith("cannot be read: it is not UTF-8 text."));
        robot.interact(() -> editor.save(folder.resolve("no folder").resolve("mine.txt")));
        Await.until("it is said", () -> said("#own-file").contains("could not be saved"));
        assertThat(area().getText()).isEqualTo("state a = 0..4");
    }
}
