package puzzlescope.maze.window.compare;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.maze.GeneratorComparison;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.testkit.StageTest;

@Tag("ui")
@Tag("thorough")
class GeneratorPageTest extends StageTest {

    private GeneratorPage dialog;
    private final Label owner = new Label();

    @Override
    protected void start(Stage stage) {
        var context = new RecordingContext(new MazePuzzle());
        dialog = new GeneratorPage(context.appearance(), context.arguments());
        stage.setScene(DrawnPixels.scene(context, owner, new Label()));
        stage.show();
        dialog.show(owner);
    }

    private String said(String id) {
        var text = new String[1];
        robot.interact(() -> text[0] = robot.lookup(id).queryAs(Label.class).getText());
        return text[0];
    }

    @Test
    void theTableFillsAndIsCopied() {
        Await.until("it is done", () -> !dialog.isRunning());
        Await.until("it is shown", () -> said("#compare-lesson").startsWith("Fewest dead ends: "));
        assertThat(said("#compare-kruskal-dead-ends")).matches("[0-9.]+ \\u00b1 [0-9.]+ %");
        var lines = dialog.table().lines().toList();
        assertThat(lines)
                .hasSize(1 + GeneratorComparison.makers().size())
                .allMatch(line -> line.split("\t", -1).length == 17);
        assertThat(lines.get(1)).startsWith("Recursive backtracker\t0.");
    }

    @Test
    void itCanBeStopped() {
        robot.interact(() -> {
            @SuppressWarnings("unchecked")
            ComboBox<Integer> seeds = robot.lookup("#compare-seeds").queryAs(ComboBox.class);
            seeds.setValue(1000);
            assertThat(dialog.isRunning()).isTrue();
            robot.lookup("#compare-stop").queryAs(Button.class).fire();
            assertThat(dialog.isRunning()).isFalse();
        });
    }
}
