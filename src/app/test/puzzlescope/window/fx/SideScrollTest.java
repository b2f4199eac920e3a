package puzzlescope.window.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.MouseEvents;

/** A part that a column was scrolled to stays in sight while the rest of its content changes. */
@Tag("ui")
class SideScrollTest {

    private static final double PART = 100;

    private final Region above = part(PART);
    private final Region question = part(PART);
    private final Region below = part(10 * PART);
    private final SideScroll column = FxThreadCall.now(() -> new SideScroll(new VBox(above, question, below)));

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static Region part(double height) {
        var part = new Region();
        part.setMinHeight(height);
        part.setPrefHeight(height);
        return part;
    }

    private boolean isInSight(Region part) {
        // What is to be done after a layout is done after it.
        for (int frame = 0; frame < 2; frame++) {
            FxThreadCall.run(() -> {
                column.applyCss();
                column.layout();
            });
        }
        return FxThreadCall.now(() -> {
            var place = column.sceneToLocal(part.localToScene(part.getLayoutBounds()));
            return place.getMinY() >= -1 && place.getMaxY() <= column.getHeight() + 1;
        });
    }

    @Test
    void aPartStaysInSightUntilAPersonScrolls() {
        FxThreadCall.run(() -> new Scene(column, 2 * PART, 3 * PART));
        assertThat(isInSight(question)).isTrue();
        FxThreadCall.run(() -> {
            SideScroll.scrollIntoView(question);
            above.setMinHeight(5 * PART);
        });
        assertThat(isInSight(question)).as("moved down").isTrue();
        FxThreadCall.run(() -> above.setMinHeight(PART));
        assertThat(isInSight(question)).as("moved up").isTrue();
        FxThreadCall.run(() -> {
            column.fireEvent(MouseEvents.of(MouseEvent.MOUSE_PRESSED, 1, 1, MouseButton.PRIMARY));
            column.setVvalue(1);
            below.setMinHeight(11 * PART);
        });
        assertThat(isInSight(question)).as("left to the person").isFalse();
    }
}
