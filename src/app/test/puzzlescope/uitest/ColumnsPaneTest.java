package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import puzzlescope.window.control.Shortcut;

/** The columns beside the board: they fold and are made wider, and one gives way where there is little room. */
@Tag("thorough")
class ColumnsPaneTest extends WindowTest {

    private Region options() {
        return column(".options-column");
    }

    private Region explanation() {
        return column(".explanation-column");
    }

    private Region column(String query) {
        return now(() -> (Region) window.lookup(query));
    }

    private void awaitColumn(String query, boolean open) {
        awaitFrame(query + " open: " + open, () -> window.lookup(query).isVisible() == open);
    }

    private double boardWidth() {
        frame();
        return node(Region.class, "board").getWidth();
    }

    @Test
    void theOptionsAreADrawerThatOpensByKeyAndButton() {
        awaitEndOfRun();
        double before = boardWidth();
        assertThat(options().isVisible()).isFalse();
        for (Runnable toggle : new Runnable[] {() -> push(KeyCode.F7), () -> click("#all-options")}) {
            toggle.run();
            assertThat(options().isVisible()).isTrue();
            assertThat(found("all-options", ToggleButton.class).isSelected()).isTrue();
            toggle.run();
            assertThat(options().isVisible()).isFalse();
            assertThat(boardWidth()).isEqualTo(before);
        }
    }

    @Test
    void theBoardTakesTheRoomOfTheFoldedPanel() {
        awaitEndOfRun();
        double before = boardWidth();
        for (Runnable toggle : new Runnable[] {() -> push(KeyCode.F8), () -> click("#fold-explanation")}) {
            toggle.run();
            assertThat(boardWidth()).isGreaterThan(before + 150);
            assertThat(explanation().isVisible()).isFalse();
            toggle.run();
            assertThat(boardWidth()).isEqualTo(before);
        }
    }

    @Test
    void aKeyForWhatStandsInAFoldedColumnOpensIt() {
        awaitEndOfRun();
        for (var key : new Shortcut[] {Shortcut.ABOUT, Shortcut.CODE, Shortcut.CALL_TREE, Shortcut.ABOUT}) {
            push(KeyCode.F8);
            awaitColumn(".explanation-column", false);
            run(() -> window.act(key));
            awaitColumn(".explanation-column", true);
        }
        assertThat(found("panel-about", ToggleButton.class).isSelected()).isTrue();
        run(() -> window.act(Shortcut.ABOUT));
        assertThat(found("panel-about", ToggleButton.class).isSelected()).isFalse();
    }

    @Test
    void theFocusDoesNotStayInAColumnThatFolds() {
        awaitEndOfRun();
        run(() -> window.lookup("#listing").requestFocus());
        push(KeyCode.F8);
        frame();
        assertThat(now(() -> window.scene().getFocusOwner().getId())).isEqualTo("timeline");
    }

    @Test
    void aColumnIsDraggedWiderAndADoubleClickGivesItItsWidthAgain() {
        awaitEndOfRun();
        double before = explanation().getWidth();
        var edge = now(() -> {
            var handle = window.lookup("#fold-explanation");
            return handle.localToScreen(handle.getLayoutBounds().getWidth() / 2, 40);
        });
        robot.drag(edge, MouseButton.PRIMARY).dropTo(edge.add(-80, 0));
        frame();
        assertThat(explanation().getWidth()).isBetween(before + 70, before + 90);
        run(() -> window.lookup("#fold-explanation").requestFocus());
        push(KeyCode.TAB);
        push(KeyCode.SHIFT, KeyCode.TAB);
        double dragged = explanation().getWidth();
        push(KeyCode.RIGHT);
        frame();
        assertThat(explanation().getWidth()).isLessThan(dragged);
        var now = now(() -> {
            var handle = window.lookup("#fold-explanation");
            return handle.localToScreen(handle.getLayoutBounds().getWidth() / 2, 40);
        });
        robot.doubleClickOn(now, MouseButton.PRIMARY);
        WaitForAsyncUtils.waitForFxEvents();
        frame();
        assertThat(explanation().getWidth()).isEqualTo(before);
    }

    @Test
    void atLargestTextTheBoardIsAloneUntilAColumnIsAskedFor() {
        awaitEndOfRun();
        for (int i = 0; i < 4; i++) {
            run(() -> window.act(Shortcut.TEXT_LARGER));
        }
        awaitColumn(".explanation-column", false);
        assertThat(options().isVisible()).isFalse();
        push(KeyCode.F8);
        awaitColumn(".explanation-column", true);
        push(KeyCode.F7);
        awaitColumn(".options-column", true);
        assertThat(explanation().isVisible()).isFalse();
        push(KeyCode.CONTROL, KeyCode.H);
        awaitColumn(".explanation-column", true);
    }

    @Test
    void besideALessonInLargestTextTheBoardKeepsHalfOfTheRoom() {
        awaitEndOfRun();
        run(() -> {
            window.scene().getWindow().setWidth(1024);
            for (int size = 0; size < 8; size++) {
                window.act(Shortcut.TEXT_LARGER);
            }
        });
        click("#home");
        click("#start-lesson-first-minutes");
        for (int chapter = 1; chapter <= 6; chapter++) {
            awaitEndOfRun();
            frame();
            var all = node(Region.class, "board").getParent();
            while (!all.getStyleClass().contains("columns")) {
                all = all.getParent();
            }
            var columns = all.getLayoutBounds().getWidth();
            assertThat(boardWidth()).as("chapter %d", chapter).isGreaterThan(0.45 * columns);
            assertThat(explanation().isVisible() ? explanation().getWidth() : columns)
                    .as("chapter %d", chapter)
                    .isGreaterThan(12 * 24);
            push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        }
    }

    @Test
    void aWideWindowHasTheCountersBesideTheCodeAndTheBoardKeepsItsRoom() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.scene().getWindow().setWidth(1280));
        frame();
        assertThat(node("second-panel").isVisible()).isFalse();
        run(() -> window.scene().getWindow().setWidth(1920));
        frame();
        assertThat(node("second-panel").isVisible()).isTrue();
        var board = node("board");
        assertThat(now(() -> board.getLayoutBounds().getWidth())).isGreaterThan(0.62 * 1920);
        click("#panel-figures");
        frame();
        assertThat(node("second-panel").isVisible()).isFalse();
        click("#panel-code");
        run(() -> window.act(Shortcut.TEXT_LARGER));
        for (int larger = 0; larger < 8; larger++) {
            run(() -> window.act(Shortcut.TEXT_LARGER));
        }
        frame();
        assertThat(node("second-panel").isVisible())
                .as("large text has no room for two")
                .isFalse();
    }
}
