package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.OpenWindow;
import puzzlescope.app.main.TabTest;
import puzzlescope.window.control.Shortcut;

/** What a new user sees: short first runs, and nothing of a run before the playhead has been there. */
class NewUserTest extends WindowTest {

    @Override
    OpenWindow openWindow(Stage stage) {
        return OpenWindow.ofNewUser(stage);
    }

    @TabTest
    void theFirstRunOfATabIsShort(String tab) {
        run(() -> window.select(tab));
        awaitEndOfRun();
        assertThat(player().session().trace().length()).isBetween(20L, 300L);
        assertThat(now(() -> window.isValid())).isTrue();
    }

    @Test
    void theInputsOfTheBookAreOneClickAway() {
        run(() -> window.select("queens"));
        awaitEndOfRun();
        click("#book-inputs");
        awaitEndOfRun();
        assertThat(player().session().trace().length()).isEqualTo(17_870);
        assertThat(node("book-inputs").isDisabled()).isTrue();
    }

    @TabTest
    void theLengthOfTheRunIsToldAtItsEnd(String tab) {
        run(() -> window.select(tab));
        awaitEndOfRun();
        long length = player().session().trace().length();
        assertThat(positionText()).startsWith("step 0").doesNotContain(String.valueOf(length));
        run(player()::toEnd);
        frame();
        assertThat(positionText()).startsWith("step " + length + " of " + length);
        run(player()::toStart);
        frame();
        assertThat(positionText()).as("it has been seen").contains("of " + length);
    }

    private String positionText() {
        return now(() -> ((Label) window.lookup("#position")).getText());
    }

    @Test
    void theCurveIsCoveredFromTheFurthestPlaceOnWhereThePlayheadHasBeen() {
        run(() -> window.select("hanoi"));
        awaitEndOfRun();
        var player = player();
        run(() -> player.seek(4));
        run(player::toStart);
        frame();
        var curve = bounds("#timeline");
        var cover = bounds("#timeline .timeline-unseen");
        assertThat((cover.getMinX() - curve.getMinX()) / curve.getWidth()).isBetween(4.0 / 22 - 0.02, 4.0 / 22 + 0.02);
        run(() -> window.act(Shortcut.WHOLE_RUN));
        frame();
        assertThat(now(() -> window.lookup("#timeline .timeline-unseen").isVisible()))
                .isFalse();
    }

    private Bounds bounds(String query) {
        return now(() -> {
            Node node = window.lookup(query);
            return node.localToScene(node.getLayoutBounds());
        });
    }

    @Test
    void howLongTheSolverTookIsToldAtTheEnd() {
        run(() -> window.select("hanoi"));
        awaitEndOfRun();
        run(() -> window.showFigures(true));
        frame();
        assertThat(isShown(node("elapsed"))).isFalse();
        run(player()::toEnd);
        frame();
        assertThat(isShown(node("elapsed"))).isTrue();
    }

    @Test
    void onlySolutionsThatHaveBeenFoundAreListed() {
        run(() -> window.select("queens"));
        awaitEndOfRun();
        run(() -> window.showFigures(true));
        frame();
        assertThat(heading()).isEqualTo("Solutions");
        run(player()::nextMilestone);
        frame();
        assertThat(heading()).isEqualTo("Solutions · 1 so far of 1 recorded");
        run(player()::toEnd);
        frame();
        assertThat(heading()).isEqualTo("Solutions · 2 so far of 2 recorded");
    }

    private String heading() {
        return now(() -> ((Label) window.lookup("#solutions .panel-heading")).getText());
    }
}
