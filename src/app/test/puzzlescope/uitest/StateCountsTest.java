package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The dialog that compares how many states puzzles have. */
@Tag("thorough")
class StateCountsTest extends WindowTest {

    @Test
    void itCountsTheStatesOfGrowingPuzzles() {
        click("#tab-states");
        awaitEndOfRun();
        click("#open-state-counts");
        awaitFrame("the last count", () -> "181,440".equals(reached("tiles-3-3")));
        assertThat(reached("hanoi-12-0")).isEqualTo("531,441");
        assertThat(reached("tiles-4-4")).isEqualTo("10,461,394,944,000");
    }

    private static String reached(String id) {
        return Window.getWindows().stream()
                .map(each -> each.getScene().lookup("#count-" + id))
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .findFirst()
                .orElse("");
    }
}
