package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import puzzlescope.window.control.Shortcut;

/** With the largest letters on a small screen no dialog is larger than the window, and each can be closed by its button. */
class DialogsFitTest extends WindowTest {

    private static final double WIDTH = 1024;
    private static final double HEIGHT = 768;
    private static final int LARGEST = 9;

    private Map<String, Runnable> dialogs() {
        var all = new LinkedHashMap<String, Runnable>();
        for (var shortcut :
                new Shortcut[] {Shortcut.RACE, Shortcut.WHAT_IF, Shortcut.EXPORT, Shortcut.CLASS_CODE, Shortcut.GROWTH
                }) {
            all.put(shortcut.name(), () -> window.act(shortcut));
        }
        all.put("lessons", () -> window.openLesson().list());
        all.put("make a lesson", () -> window.openLesson().make());
        all.put("collect results", () -> window.openLesson().collect());
        return all;
    }

    private static Stage dialog() {
        return (Stage) Window.getWindows().stream()
                .filter(each -> each instanceof Stage stage && stage.getOwner() != null)
                .findFirst()
                .orElseThrow();
    }

    /** The largest letters on a small screen. */
    private void enlarge() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> {
            var main = window.scene().getWindow();
            main.setWidth(WIDTH);
            main.setHeight(HEIGHT);
            for (int i = 0; i < LARGEST; i++) {
                window.act(Shortcut.TEXT_LARGER);
            }
        });
        frame();
    }

    @Test
    void theCodeOfARunItsPictureAndTheFieldForAnotherAreSeenAtOnce() {
        enlarge();
        run(() -> window.act(Shortcut.CLASS_CODE));
        frame();
        var root = now(() -> dialog().getScene().getRoot());
        var port = now(() -> {
            var viewport = root.lookup(".viewport");
            return viewport.localToScene(viewport.getLayoutBounds());
        });
        for (var each :
                List.of("#class-code", ".image-view", "#class-code-copy", "#class-code-typed", "#class-code-go")) {
            var bounds = now(() -> {
                var node = root.lookup(each);
                return node.localToScene(node.getLayoutBounds());
            });
            assertThat(port.contains(bounds))
                    .as("%s at %s in %s", each, bounds, port)
                    .isTrue();
        }
        assertThat(now(() -> root.lookup("#class-code-typed").isFocused())).isTrue();
    }

    @Test
    void atTheLargestTextTheyStayWithinTheWindow() {
        enlarge();
        dialogs().forEach((name, open) -> {
            run(open);
            frame();
            var stage = now(DialogsFitTest::dialog);
            assertThat(stage.getHeight()).as(name).isLessThanOrEqualTo(HEIGHT);
            assertThat(stage.getWidth()).as(name).isLessThanOrEqualTo(WIDTH);
            var close = now(() -> stage.getScene().getRoot().lookupAll(".button").stream()
                    .filter(each -> each instanceof Button button && button.isCancelButton())
                    .findFirst()
                    .orElseThrow());
            double bottom =
                    now(() -> close.localToScene(close.getLayoutBounds()).getMaxY());
            assertThat(bottom)
                    .as("%s: its last button", name)
                    .isLessThanOrEqualTo(stage.getScene().getHeight());
            run(stage::hide);
            frame();
        });
    }
}
