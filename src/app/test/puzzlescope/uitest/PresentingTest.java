package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

/** The window while one presents: the board, one sentence and a line of code, and all else on demand. */
class PresentingTest extends WindowTest {

    private Map<String, Bounds> places() {
        frame();
        return now(() -> {
            var places = new LinkedHashMap<String, Bounds>();
            for (var id : List.of("board", "sentence", "timeline", "play", "listing", "panel-figures", "present")) {
                var node = window.lookup("#" + id);
                places.put(id, node.localToScene(node.getLayoutBounds()));
            }
            return places;
        });
    }

    /** Of what lies over the board, in the window. */
    private double bottom(String column) {
        return now(() -> {
            var node = window.lookup("." + column);
            return node.localToScene(node.getLayoutBounds()).getMaxY();
        });
    }

    private double top(String query) {
        var node = window.lookup(query);
        return node.localToScene(node.getLayoutBounds()).getMinY();
    }

    private double left(String query) {
        var node = window.lookup(query);
        return node.localToScene(node.getLayoutBounds()).getMinX();
    }

    private double right(String query) {
        var node = window.lookup(query);
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    private boolean isSeen(String query) {
        return now(() -> {
            for (var node = window.lookup(query); node != null; node = node.getParent()) {
                if (!node.isVisible()) {
                    return false;
                }
            }
            return window.lookup(query) != null;
        });
    }

    @Test
    void theBoardTakesTheScreenWithASentenceAndTheLineOfCodeAndTheWindowComesBackAsItWas() {
        awaitEndOfRun();
        run(() -> window.player().seek(5));
        awaitRest();
        var before = places();
        push(KeyCode.F5);
        awaitFrame(
                "the header has gone",
                () -> !window.lookup("#present").getParent().isVisible());
        frame();
        var board = node(Region.class, "board");
        double all = now(() -> window.scene().getWidth() * window.scene().getHeight());
        assertThat(board.getWidth() * board.getHeight()).isGreaterThan(0.5 * all);
        assertThat(isSeen("#sentence")).isTrue();
        assertThat(node(Label.class, "presented-line").getText()).isNotBlank();
        for (var hidden : List.of("#play", "#run", "#listing", "#counters")) {
            assertThat(isSeen(hidden)).as(hidden).isFalse();
        }
        push(KeyCode.ESCAPE);
        frame();
        frame();
        assertThat(places()).isEqualTo(before);
    }

    @Test
    void whereNoStopIsLeftThatIsSaidInPlaceOfTheKeys() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.F5);
        frame();
        assertThat(node(Label.class, "presented-keys").getText()).contains("Page Down, Page Up");
        run(() -> window.player().seek(window.player().session().trace().length() - 2));
        awaitRest();
        var place = now(() -> top("#presented-keys"));
        push(KeyCode.PAGE_DOWN);
        frame();
        assertThat(node(Label.class, "presented-notice").getText()).startsWith("No stop left");
        assertThat(node("presented-keys").getOpacity()).isZero();
        assertThat(now(() -> top("#presented-keys"))).isEqualTo(place);
        push(KeyCode.HOME);
        assertThat(node(Label.class, "presented-notice").getText()).isEmpty();
    }

    @Test
    void oneKeyEachShowsCodeCallsAndCountersBesideTheBoardAndOptionsOverIt() {
        awaitEndOfRun();
        push(KeyCode.F11);
        frame();
        double width = node(Region.class, "board").getWidth();
        var keys = Map.of(KeyCode.C, "#listing", KeyCode.S, "#call-stack", KeyCode.V, "#counters", KeyCode.O, "#seed");
        keys.forEach((key, part) -> {
            push(key);
            frame();
            assertThat(isSeen(part)).as(part).isTrue();
            if (key == KeyCode.O) {
                assertThat(node(Region.class, "board").getWidth()).isEqualTo(width);
            } else {
                assertThat(now(() -> right("#board")))
                        .as("%s leaves the board in sight", part)
                        .isLessThanOrEqualTo(now(() -> left(".explanation-column")));
                assertThat(node(Region.class, "board").getWidth()).isGreaterThan(width / 2);
            }
            assertThat(bottom("options-column")).isLessThanOrEqualTo(now(() -> top("#sentence")));
            push(key);
            frame();
            assertThat(isSeen(part)).as(part).isFalse();
        });
        push(KeyCode.C);
        push(KeyCode.ESCAPE);
        assertThat(isSeen("#listing")).isFalse();
        assertThat(now(() -> window.isPresenting())).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.isPresenting())).isFalse();
        assertThat(isSeen("#listing")).isTrue();
    }
}
