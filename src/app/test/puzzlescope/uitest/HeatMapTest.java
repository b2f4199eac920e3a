package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player.Motion;

/** How much happened at each place, in every tab. */
class HeatMapTest extends WindowTest {

    private boolean isShown() {
        return window.lookup("#heat").isVisible();
    }

    private String said() {
        return ((Label) window.lookup("#heat-said")).getText();
    }

    @Test
    void theHeatMapGivesWayToAnotherBarAndTakesItsPlace() {
        awaitEndOfRun();
        run(() -> window.act(Shortcut.HEAT));
        awaitFrame("it is shown", this::isShown);
        run(() -> window.act(Shortcut.MARKS));
        awaitFrame("it is closed", () -> !isShown());
        run(() -> window.act(Shortcut.HEAT));
        awaitFrame(
                "the marks are closed",
                () -> isShown() && !window.lookup("#marks").isVisible());
    }

    @Test
    void theHeatMapCountsWhatHasHappenedUpToThePlayhead() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> {
            window.player().wholeRunProperty().set(false);
            window.player().toStart();
        });
        run(() -> window.act(Shortcut.HEAT));
        awaitFrame("it is shown", this::isShown);
        frame();
        assertThat(now(this::said)).isEqualTo("No step has been made yet.");
        run(() -> window.act(Shortcut.STEP));
        run(() -> window.act(Shortcut.STEP));
        awaitFrame("two steps are counted", () -> said().equals("steps 1 to 2"));
        run(() -> window.player().wholeRunProperty().set(true));
        run(() -> window.act(Shortcut.STEP));
        awaitFrame("the whole run is counted", () -> said().equals("all steps"));
    }

    @Test
    void theHeatMapFollowsPlaybackInBothDirections() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> {
            window.player().wholeRunProperty().set(false);
            window.player().seek(60);
            window.act(Shortcut.HEAT);
        });
        awaitFrame("it is counted", () -> said().equals("steps 1 to 60"));
        run(() -> window.act(Shortcut.PLAY_BACKWARD));
        awaitFrame("it follows back", () -> counted() < 60 && isPlaying());
        run(() -> window.act(Shortcut.PAUSE));
        awaitFrame("it is counted to the place", () -> counted() == position());
        long back = position();
        run(() -> window.act(Shortcut.PLAY));
        awaitFrame("it follows", () -> counted() > back && isPlaying());
    }

    private long counted() {
        return Long.parseLong(said().replaceAll("steps 1 to ", "").replaceAll("\\D+", "0"));
    }

    private boolean isPlaying() {
        return window.player().motionProperty().get() != Motion.PAUSED;
    }

    @TabTest
    void theHeatMapIsCountedForTheRunAndForARangeOfIt(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.END);
        run(() -> window.act(Shortcut.HEAT));
        awaitFrame("it is counted or said why not", () -> isShown() && !said().isEmpty());
        ComboBox<?> figures = found("heat-figure", ComboBox.class);
        run(figures::requestFocus);
        for (int i = 1; i < now(() -> figures.getItems().size()); i++) {
            push(KeyCode.DOWN);
            int chosen = i;
            awaitFrame(
                    "another figure is shown", () -> figures.getSelectionModel().getSelectedIndex() == chosen);
        }
        if (now(this::said).equals("all steps")) {
            run(() -> window.player().loop().select(1, 3));
            awaitFrame("the range is counted", () -> said().equals("steps 2 to 3"));
        }
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> !isShown());
    }
}
