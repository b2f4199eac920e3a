package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.testkit.MouseEvents;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.Shortcut;

/** The calls as a tree, beside the timeline. */
@Tag("thorough")
class SearchTreeTest extends WindowTest {

    @BeforeEach
    void showWhatThePlayheadHasReached() {
        run(() -> window.act(Shortcut.WHOLE_RUN));
    }

    private boolean isShown() {
        var panel = window.lookup("#search-tree-panel");
        return panel != null && panel.isVisible() && ((Region) window.lookup("#search-tree")).getHeight() > 150;
    }

    private String call() {
        var label = (Label) window.lookup("#search-tree-panel #timeline-bubble-call");
        return label.isVisible() ? label.getText() : "";
    }

    /** Brings the mouse to shares of the timeline's width and height. */
    private void point(double across, double down) {
        var curve = window.lookup("#search-tree");
        var bounds = curve.getLayoutBounds();
        double x = across * bounds.getWidth();
        double y = down * bounds.getHeight();
        var scene = curve.localToScene(x, y);
        Event.fireEvent(curve, MouseEvents.of(MouseEvent.MOUSE_MOVED, scene.getX(), scene.getY(), MouseButton.NONE));
    }

    /** Points there until what is pointed at is drawn. */
    private void awaitCall(double across, double down, String beginning) {
        awaitFrame("the call is named", () -> {
            point(across, down);
            return call().startsWith(beginning);
        });
    }

    @TabTest
    void whereThereAreCallsTheyAreATreeAndElsewhereItIsSaidThatThereAreNone(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        boolean calls =
                now(() -> window.player().session().instance().vocabulary().hasCalls());
        var button = found("timeline-tree", ToggleButton.class);
        assertThat(now(button::isDisabled)).isNotEqualTo(calls);
        assertThat(now(() -> DisabledReason.reason(button)).isPresent()).isNotEqualTo(calls);
        run(() -> window.act(Shortcut.SEARCH_TREE));
        frame();
        frame();
        boolean shown = now(this::isShown);
        assertThat(shown).isEqualTo(calls);
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("it is closed", () -> !isShown());
    }

    @Test
    void whatACallReturnedIsToldWhenItHas() {
        click("#tab-recursion");
        awaitEndOfRun();
        push(KeyCode.END);
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("the tree is shown", this::isShown);
        awaitCall(0.5, 0.12, "fib(6) = 8, steps 1 to 50");
        run(() -> window.player().seek(2));
        awaitCall(0.5, 0.12, "fib(6), from step 1: still open");
        run(() -> window.act(Shortcut.SEARCH_TREE));
    }

    @Test
    void theArrowKeysLeadFromCallToCall() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("the tree is shown", this::isShown);
        run(() -> window.player().seek(0));
        var curve = node("search-tree");
        run(curve::requestFocus);
        push(KeyCode.TAB);
        push(KeyCode.SHIFT, KeyCode.TAB);
        push(KeyCode.DOWN);
        assertThat(position()).isEqualTo(1);
        push(KeyCode.DOWN);
        long child = position();
        assertThat(now(curve::getAccessibleText)).startsWith("place(2)").contains(", from step " + child);
        push(KeyCode.RIGHT);
        long sibling = position();
        assertThat(sibling).isGreaterThan(child);
        assertThat(now(() -> window.player().session().trace().depth(sibling))).isEqualTo(2);
        push(KeyCode.LEFT);
        assertThat(position()).isEqualTo(child);
        push(KeyCode.LEFT);
        assertThat(position()).isEqualTo(child);
        push(KeyCode.UP);
        assertThat(position()).isEqualTo(1);
        push(KeyCode.UP);
        assertThat(position()).isEqualTo(1);
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("it is closed", () -> !isShown());
        push(KeyCode.RIGHT);
        assertThat(position()).isEqualTo(2);
    }

    @Test
    void afterAClickUpAndDownLeadThroughTheTreeAndTheOthersStep() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("the tree is shown", this::isShown);
        // Its column may lie outside of the headless screen.
        var tree = node("search-tree");
        run(() -> {
            var middle = tree.localToScene(tree.getLayoutBounds());
            for (var type : List.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED)) {
                Event.fireEvent(
                        tree, MouseEvents.of(type, middle.getCenterX(), middle.getCenterY(), MouseButton.PRIMARY));
            }
        });
        run(() -> window.player().seek(1));
        push(KeyCode.DOWN);
        long child = position();
        assertThat(now(() -> window.player().session().trace().depth(child))).isEqualTo(2);
        push(KeyCode.RIGHT);
        assertThat(position()).isEqualTo(child + 1);
        push(KeyCode.LEFT);
        assertThat(position()).isEqualTo(child);
        push(KeyCode.UP);
        assertThat(position()).isEqualTo(1);
        run(() -> window.act(Shortcut.SEARCH_TREE));
    }

    @Test
    void theCallUnderThePointerIsNamedWithItsStepsAndWhetherItHasASolution() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.END);
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("the tree is shown", this::isShown);
        awaitCall(0.5, 0.12, "place(1), steps 1 to ");
        assertThat(now(this::call)).endsWith(": with a solution");
        awaitCall(0.02, 0.25, "place(2)");
        assertThat(now(this::call)).contains("(1, 1), steps 2 to ");
        run(() -> window.player().seek(3));
        awaitCall(0.5, 0.12, "place(1), from step 1: still open");
        awaitCall(0.45, 0.25, "place(2)");
        assertThat(now(this::call)).endsWith(": still to come");
        run(() -> window.act(Shortcut.WHOLE_RUN));
        awaitCall(0.5, 0.12, "place(1), steps 1 to ");
        run(() -> window.act(Shortcut.WHOLE_RUN));
        run(() -> point(0.999, 0.9));
        assertThat(now(this::call)).isEmpty();
        run(() -> window.act(Shortcut.SEARCH_TREE));
    }

    @Test
    void itsPanelIsFilledByWhatHasHappened() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.player().seek(12));
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("the tree is shown", this::isShown);
        awaitCall(0.99, 0.12, "place(1), from step 1: still open");
        run(() -> window.player().seek(2));
        awaitCall(0.99, 0.12, "place(1), from step 1: still open");
        run(() -> window.act(Shortcut.SEARCH_TREE));
    }

    private boolean isZoomed(String pane) {
        return window.lookup(pane + " #timeline-overview").isVisible();
    }

    @Test
    void theTreeAndTheTimelineAreZoomedEachForItself() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.END);
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("the tree is shown", this::isShown);
        run(node("search-tree")::requestFocus);
        push(KeyCode.CONTROL, KeyCode.UP);
        awaitFrame("the tree is zoomed", () -> isZoomed("#search-tree-panel"));
        var fit = found("timeline-fit", Button.class);
        assertThat(now(fit::isDisabled)).as("the timeline shows everything").isTrue();
        run(() -> window.act(Shortcut.ZOOM_ALL));
        awaitFrame("the tree shows everything", () -> !isZoomed("#search-tree-panel"));
        run(node("timeline")::requestFocus);
        push(KeyCode.CONTROL, KeyCode.UP);
        awaitFrame("the timeline is zoomed", () -> !fit.isDisabled());
        assertThat(now(() -> isZoomed("#search-tree-panel"))).isFalse();
        run(() -> window.act(Shortcut.ZOOM_ALL));
        run(() -> window.act(Shortcut.SEARCH_TREE));
    }
}
