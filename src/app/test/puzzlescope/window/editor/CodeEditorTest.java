package puzzlescope.window.editor;

import static java.util.stream.Collectors.joining;

import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.testkit.StageTest;

@Tag("ui")
class CodeEditorTest extends StageTest {

    private CodeEditor editor;

    @Override
    protected void start(Stage stage) {
        var context = new RecordingContext(Catalogue.get("queens"));
        editor = new CodeEditor(
                context.appearance(), "program.text", context.player().breakpoints());
        editor.setPrefHeight(400);
        stage.setScene(DrawnPixels.scene(context, new VBox(editor)));
        stage.show();
    }

    private boolean isInSight(int line) {
        var field = editor.localToScene(editor.getLayoutBounds());
        return robot.lookup(".code-number-of-line").queryAllAs(Label.class).stream()
                .filter(number -> number.getText().equals(Integer.toString(line)))
                .anyMatch(number -> field.contains(number.localToScene(number.getLayoutBounds())));
    }

    /** As when the verdict and the call stack appear below it. */
    @Test
    void theLineOfTheCursorStaysInSightWhenTheEditorBecomesLower() {
        robot.interact(() -> {
            editor.setText(IntStream.range(0, 60).mapToObj(i -> "int i;\n").collect(joining()));
            editor.reveal(40);
        });
        Await.until("the line is in sight", () -> isInSight(40));
        robot.interact(() -> {
            editor.setPrefHeight(120);
            editor.setMaxHeight(120);
        });
        Await.until("the editor is lower", () -> editor.getHeight() < 130);
        Await.until("the line is in sight still", () -> isInSight(40) && !isInSight(30));
    }
}
