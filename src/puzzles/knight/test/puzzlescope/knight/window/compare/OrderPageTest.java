package puzzlescope.knight.window.compare;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;
import puzzlescope.knight.KnightPuzzle;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.RecordingContext;
import puzzlescope.testkit.StageTest;

@Tag("ui")
@Tag("thorough")
class OrderPageTest extends StageTest {

    private OrderPage dialog;
    private RecordingContext context;
    private final Label owner = new Label();

    @Override
    protected void start(Stage stage) {
        context = new RecordingContext(new KnightPuzzle());
        var arguments = context.arguments()
                .with(KnightPuzzle.ROWS, "6")
                .with(KnightPuzzle.COLUMNS, "6")
                .with(KnightPuzzle.START, "0,0");
        dialog = new OrderPage(context.appearance(), arguments);
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
    void theTableFillsAndIsCopiedAndFollowsTheLanguage() {
        Await.until("it is done", () -> !dialog.isRunning());
        Await.until("it is shown", () -> said("#compare-lesson").startsWith("Fixed order: 251,375 calls."));
        Await.until("the row is", () -> said("#compare-plain-calls").equals("251,375"));
        assertThat(said("#compare-warnsdorff-taken-back")).isEqualTo("0");
        assertThat(said("#compare-plain-result")).isEqualTo("tour found");
        var lines = dialog.table().lines().toList();
        assertThat(lines).hasSize(5).allMatch(line -> line.split("\t", -1).length == 5);
        assertThat(lines.get(1)).startsWith("Fixed order\t251375\t251339\t");
        robot.interact(() -> context.appearance().texts().use(Language.CHINESE));
        Await.until("it is said in Chinese", () -> said("#compare-plain-result").equals("找到周游"));
    }

    @Test
    void itCanBeStopped() {
        robot.interact(() -> {
            @SuppressWarnings("unchecked")
            ComboBox<Long> limits = robot.lookup("#compare-limit").queryAs(ComboBox.class);
            limits.setValue(1_000_000_000L);
            assertThat(dialog.isRunning()).isTrue();
            robot.lookup("#compare-stop").queryAs(Button.class).fire();
            assertThat(dialog.isRunning()).isFalse();
        });
    }
}
