package puzzlescope.window.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleStringProperty;
import javafx.event.Event;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.MouseEvents;

@Tag("ui")
class TooltipsTest {

    private final Rectangle node = new Rectangle();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private Optional<Tooltip> installed() {
        return node.getProperties().entrySet().stream()
                .filter(entry -> "javafx.scene.control.Tooltip".equals(entry.getKey()))
                .map(entry -> (Tooltip) entry.getValue())
                .findFirst();
    }

    private void enter() {
        Event.fireEvent(node, MouseEvents.of(MouseEvent.MOUSE_ENTERED, 0, 0, MouseButton.NONE));
    }

    @Test
    void aTooltipIsMadeWhenThePointerComesAndFollowsItsText() {
        FxThreadCall.run(() -> {
            var text = new SimpleStringProperty("first");
            Tooltips.set(node, text);
            assertThat(node.getAccessibleHelp()).isEqualTo("first");
            assertThat(installed()).isEmpty();
            enter();
            assertThat(installed().orElseThrow().getText()).isEqualTo("first");
            text.set("second");
            assertThat(installed().orElseThrow().getText()).isEqualTo("second");
        });
    }

    @Test
    void aNodeWithoutTextHasNone() {
        FxThreadCall.run(() -> {
            Tooltips.set(node, "a text");
            enter();
            assertThat(installed()).isPresent();
            Tooltips.set(node, (String) null);
            enter();
            assertThat(installed()).isEmpty();
        });
    }
}
