package puzzlescope.window.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.StageTest;

class OutcomeMarkTest extends StageTest {

    private final OutcomeMark mark = new OutcomeMark();

    @Override
    protected void start(Stage stage) {
        stage.setScene(new Scene(new Pane(mark), 900, 400));
        stage.show();
    }

    private ContentDisplay shownAt(double width) {
        return FxThreadCall.now(() -> {
            mark.show(Optional.of("Solved"));
            mark.resize(width, 300);
            mark.layout();
            return ((Label) mark.lookup("#outcome")).getContentDisplay();
        });
    }

    @Test
    void theWordOfAWonGameDoesNotCoverASmallBoard() {
        assertThat(shownAt(800)).isEqualTo(ContentDisplay.LEFT);
        assertThat(shownAt(150)).isEqualTo(ContentDisplay.GRAPHIC_ONLY);
    }
}
