package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.export.ExportKind;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.window.control.Shortcut;

/** Pages beside the board and in its place: what they leave of it, what they cut, and what leads back. */
@Tag("thorough")
class PagesFitTest extends WindowTest {

    private static final int LARGEST = 9;

    /** Shares of the window, as a page beside the board leaves it. */
    private static final double BOARD_AREA = 0.45;

    /** The same in a small window with large letters, with the share of its height. */
    private static final double SMALL_AREA = 0.4;

    private static final double SMALL_HEIGHT = 0.45;

    private Map<String, Runnable> beside() {
        var all = new LinkedHashMap<String, Runnable>();
        for (var shortcut :
                List.of(Shortcut.WHAT_IF, Shortcut.EXPORT, Shortcut.GROWTH, Shortcut.RUN_PROGRAM, Shortcut.SHEET)) {
            all.put(shortcut.name(), () -> window.act(shortcut));
        }
        all.put("lessons", () -> window.openLesson().list());
        all.put("make a lesson", () -> window.openLesson().make());
        return all;
    }

    private Map<String, Runnable> all() {
        var all = new LinkedHashMap<>(beside());
        for (var shortcut : List.of(Shortcut.RACE, Shortcut.CLASS_CODE)) {
            all.put(shortcut.name(), () -> window.act(shortcut));
        }
        all.put("collect results", () -> window.openLesson().collect());
        return all;
    }

    private void size(double width, double height, int larger) {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> {
            var main = window.scene().getWindow();
            main.setWidth(width);
            main.setHeight(height);
            for (int i = 0; i < larger; i++) {
                window.act(Shortcut.TEXT_LARGER);
            }
        });
        frame();
    }

    private Bounds bounds(String selector) {
        return now(() -> {
            var node = window.lookup(selector);
            return node.localToScene(node.getLayoutBounds());
        });
    }

    private boolean isOpen() {
        return now(() -> window.lookup(".window-page") != null);
    }

    @Test
    void theCodeOfARunItsPictureAndTheFieldForAnotherAreSeenAtOnce() {
        size(1024, 768, LARGEST);
        run(() -> window.act(Shortcut.CLASS_CODE));
        frame();
        var port = bounds(".window-page .viewport");
        for (var each : List.of(
                "#class-code", "#class-code-copy", "#class-code-typed", "#class-code-go", ".class-code .image-view")) {
            var bounds = bounds(each);
            assertThat(port.contains(bounds))
                    .as("%s at %s in %s", each, bounds, port)
                    .isTrue();
        }
        var typed = node("class-code-typed");
        assertThat(now(typed::isFocused)).isTrue();
    }

    @Test
    void theCommandOfAProgramIsSeenWithTheButtonThatRunsIt() {
        size(1024, 768, LARGEST);
        run(() -> window.act(Shortcut.RUN_PROGRAM));
        frame();
        assertThat(bounds(".window-page .viewport").contains(bounds("#run-program-command")))
                .isTrue();
        assertThat(bounds(".window-page").contains(bounds("#run-program-run"))).isTrue();
    }

    @Test
    void besideAPageTheBoardKeepsItsRoom() {
        size(1280, 720, 0);
        beside().forEach((name, open) -> {
            run(open);
            frame();
            var board = bounds("#board");
            assertThat(board.getWidth() * board.getHeight() / (1280 * 720))
                    .as(name)
                    .isGreaterThan(BOARD_AREA);
            assertThat(now(() -> Window.getWindows().size())).as(name).isEqualTo(1);
            push(KeyCode.ESCAPE);
            assertThat(isOpen()).as(name).isFalse();
        });
    }

    @Test
    void besideAPageTheBoardKeepsMuchOfASmallWindowWithLargeLetters() {
        size(1024, 768, LARGEST);
        beside().forEach((name, open) -> {
            run(open);
            frame();
            frame();
            var board = bounds("#board");
            assertThat(board.getWidth() * board.getHeight() / (1024 * 768))
                    .as(name)
                    .isGreaterThan(SMALL_AREA);
            assertThat(board.getHeight() / 768).as(name).isGreaterThan(SMALL_HEIGHT);
            push(KeyCode.ESCAPE);
        });
    }

    @Test
    void noButtonIsCutAtTheLargestTextAndEscapeLeadsBack() {
        size(1024, 768, LARGEST);
        all().forEach((name, open) -> {
            var focus = now(() -> window.scene().getFocusOwner());
            run(open);
            frame();
            var page = bounds(".window-page");
            for (var button : buttons()) {
                var place = now(() -> button.localToScene(button.getLayoutBounds()));
                assertThat(place.getMinX()).as("%s: %s", name, button).isGreaterThanOrEqualTo(page.getMinX() - 1);
                assertThat(place.getMaxX()).as("%s: %s", name, button).isLessThanOrEqualTo(page.getMaxX() + 1);
            }
            var close = bounds("#page-close");
            assertThat(page.contains(close)).as("%s: its button", name).isTrue();
            push(KeyCode.ESCAPE);
            assertThat(isOpen()).as(name).isFalse();
            assertThat(now(() -> window.scene().getFocusOwner())).as(name).isEqualTo(focus);
        });
    }

    @Test
    void theButtonOfAnExportIsInSightWhateverIsExported() {
        size(1280, 720, 0);
        run(() -> window.act(Shortcut.EXPORT));
        for (var kind : ExportKind.all()) {
            click("#export-kind-" + kind.id());
            frame();
            assertThat(bounds(".window-page").contains(bounds("#export-save")))
                    .as(kind.id())
                    .isTrue();
        }
    }

    @Test
    void theNameOfAModeGoesWithTheMode() {
        size(1024, 768, 0);
        run(() -> window.act(Shortcut.PREDICT));
        run(() -> window.act(Shortcut.EXPORT));
        frame();
        push(KeyCode.ESCAPE);
        run(() -> window.questions().onProperty().set(false));
        frame();
        assertThat(now(() -> window.lookup("#mode").isVisible())).isFalse();
    }

    @Test
    void thePlayerIsWholeBesideALessonAndAPage() {
        size(1024, 768, 9);
        run(() -> window.openLesson().open(ShippedLesson.first()));
        run(() -> window.act(Shortcut.EXPORT));
        for (int language = 0; language < 2; language++) {
            run(() -> window.act(Shortcut.LANGUAGE));
            frame();
            frame();
            assertThat(bounds("#run-menu").getMaxX())
                    .as("the last button of the player")
                    .isLessThanOrEqualTo(bounds(".transport").getMaxX());
        }
        push(KeyCode.ESCAPE);
        run(() -> window.openLesson().close());
        frame();
        assertThat(isShown(node("speed"))).isTrue();
    }

    private List<Button> buttons() {
        return now(() -> window.lookup(".window-page").lookupAll(".button").stream()
                .filter(WindowTest::isShown)
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .toList());
    }

    @Test
    void aTabKeepsItsPageWhileAnotherIsShownAndOnePageFollowsTheOther() {
        size(1280, 720, 0);
        run(() -> window.act(Shortcut.EXPORT));
        click("#tab-hanoi");
        assertThat(isOpen()).isFalse();
        click("#tab-queens");
        assertThat(now(() -> window.lookup("#export-pane"))).isNotNull();
        run(() -> window.act(Shortcut.GROWTH));
        assertThat(now(() -> window.lookup("#export-pane"))).isNull();
        assertThat(bounds("#growth").getWidth()).isCloseTo(1280 * 0.255, within(40.0));
    }

    @Test
    void theMakerOfLessonsStaysBesideEveryTab() {
        size(1280, 720, 0);
        run(() -> window.openLesson().make());
        click("#tab-hanoi");
        assertThat(now(() -> window.lookup("#make"))).isNotNull();
        run(() -> window.act(Shortcut.GROWTH));
        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.lookup("#make"))).isNotNull();
    }
}
