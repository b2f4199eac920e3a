package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.core.event.Role;
import puzzlescope.ui.control.CallTreeView;

/** The calls as a tree beside the board: it is switched on, grows, folds, and leads to the calls that are clicked. */
class CallTreePanelTest extends WindowTest {

    private static final int FEW = 64;

    private CallTreeView tree() {
        return node(CallTreeView.class, "call-tree");
    }

    private int rows() {
        var tree = tree();
        return afterFrame(tree::rows);
    }

    /** Where the last call begins that is shown at the end: of many calls the last outermost one. */
    private long lastShown() {
        var trace = now(() -> window.player().session().trace());
        var vocabulary = trace.vocabulary();
        boolean few = vocabulary.count(trace.counts(trace.length()), Role.CALL) <= FEW;
        long number = trace.length() - 1;
        while (vocabulary.depthChange(trace.event(number)) <= 0 || (!few && trace.depth(number) > 0)) {
            number--;
        }
        return number + 1;
    }

    private void clickRow(int row) {
        var tree = tree();
        moveTo(now(() -> tree.localToScreen(tree.getWidth() * 0.7, tree.yOf(row))));
        robot.clickOn(MouseButton.PRIMARY);
        frame();
    }

    /** In the tabs whose listings leave the tree in sight on the small screen of the tests. */
    @ParameterizedTest
    @ValueSource(strings = {"maze", "queens", "recursion"})
    void aClickOnACallGoesToTheMomentWhenItWasOpened(String id) {
        click("#tab-" + id);
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.T);
        long length = now(() -> window.player().session().trace().length());
        run(() -> window.player().seek(length));
        clickRow(rows() - 1);
        assertThat(position()).as("the last call that is shown").isEqualTo(lastShown());
        assertThat(node("call-stack").isVisible()).isFalse();
        push(KeyCode.CONTROL, KeyCode.T);
        assertThat(node("call-stack").isVisible()).isTrue();
    }

    @Test
    void keysMoveFoldAndGo() {
        click("#tab-recursion");
        awaitEndOfRun();
        click("#calls-as-tree");
        run(() -> window.player().toEnd());
        assertThat(rows()).isEqualTo(25);
        while (now(() -> window.scene().getFocusOwner()) != tree()) {
            push(KeyCode.TAB);
        }
        push(KeyCode.HOME);
        push(KeyCode.DOWN);
        push(KeyCode.LEFT);
        assertThat(rows()).as("fib(5) is folded").isEqualTo(11);
        push(KeyCode.DOWN);
        push(KeyCode.ENTER);
        assertThat(position())
                .as("after fib(6), fib(5) with all it calls, and fib(4)")
                .isEqualTo(32);
        push(KeyCode.UP);
        push(KeyCode.RIGHT);
        run(() -> window.player().toEnd());
        assertThat(rows()).isEqualTo(25);
        push(KeyCode.SPACE);
        assertThat(position()).as("the space bar plays").isLessThan(51);
    }

    @Test
    void theTreeIsRememberedForAllTabs() {
        push(KeyCode.CONTROL, KeyCode.T);
        click("#tab-queens");
        assertThat(tree().isVisible()).isTrue();
    }
}
