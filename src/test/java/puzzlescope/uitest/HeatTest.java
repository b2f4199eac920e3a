package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.ui.control.Shortcut;

/** How much happened at each place, in every tab. */
class HeatTest extends WindowTest {

    private boolean isShown() {
        return window.scene().lookup("#heat").isVisible();
    }

    private String said() {
        return ((Label) window.scene().lookup("#heat-said")).getText();
    }

    @ParameterizedTest
    @MethodSource("tabs")
    void theHeatMapIsCountedForTheRunAndForARangeOfIt(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.END);
        run(() -> window.act(Shortcut.HEAT));
        awaitFrame("it is counted or said why not", () -> isShown() && !said().isEmpty());
        for (var figure : new String[] {"first", "last", "time", "tries"}) {
            click("#heat-" + figure);
            var toggle = found("heat-" + figure, ToggleButton.class);
            assertThat(now(toggle::isSelected)).isTrue();
        }
        if (now(this::said).startsWith("steps 1 to ")) {
            run(() -> window.player().loop().select(1, 3));
            awaitFrame("the range is counted", () -> said().equals("steps 2 to 3"));
        }
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> !isShown());
    }
}
