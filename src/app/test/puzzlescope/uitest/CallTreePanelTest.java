package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.run.CallRows;
import puzzlescope.testkit.Await;
import puzzlescope.window.calls.CallTreeView;

/** The calls as a tree beside the board: it is switched on, grows, folds, and leads to the calls that are clicked. */
class CallTreePanelTest extends WindowTest {

    private static final int FEW = 64;
    /** Where many calls are open in the run of fib(25). */
    private static final long PLACE = 400_000;

    private CallTreeView tree() {
        return node(CallTreeView.class, "call-tree");
    }

    /** How many rows there are once the tree has been read, which may take some frames. */
    private int rows() {
        var tree = tree();
        frame();
        Await.until("the tree is read", () -> !now(tree::hasMoreToRead));
        return afterFrame(tree::rows);
    }

    /** Where the last call begins that is shown at the end: of many calls the last that an open one called, or none. */
    private long lastShown() {
        var trace = now(() -> window.player().session().trace());
        var vocabulary = trace.vocabulary();
        boolean few = vocabulary.count(trace.counts(trace.length()), Role.CALL) <= FEW;
        int open = trace.depth(trace.length());
        long number = trace.length() - 1;
        while (vocabulary.depthChange(trace.event(number)) <= 0 || (!few && trace.depth(number) > open)) {
            number--;
        }
        return number + 1;
    }

    private void focusTree() {
        while (now(() -> window.scene().getFocusOwner()) != tree()) {
            push(KeyCode.TAB);
        }
    }

    private void clickRow(int row) {
        var tree = tree();
        moveTo(now(() -> tree.localToScreen(tree.getWidth() * 0.7, tree.yOf(row))));
        robot.clickOn(MouseButton.PRIMARY);
        frame();
    }

    /** The puzzles whose presets make calls. */
    static List<String> tabsWithCalls() throws InterruptedException {
        var ids = new ArrayList<String>();
        for (var puzzle : Catalogue.all()) {
            var session = Session.of(puzzle, puzzle.presets(), Retention.inMemory(Retention.MEMORY_BYTES));
            session.run().start();
            assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
            var trace = session.trace();
            if (trace.vocabulary().count(trace.counts(trace.length()), Role.CALL) > 0) {
                ids.add(puzzle.id());
            }
        }
        return ids;
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("tabsWithCalls")
    void aClickOnACallGoesToTheMomentWhenItWasOpened(String id) {
        click("#tab-" + id);
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.T);
        long length = now(() -> window.player().session().trace().length());
        run(() -> window.player().seek(length));
        focusTree();
        push(KeyCode.END);
        clickRow(rows() - 1);
        assertThat(position()).as("the last call that is shown").isEqualTo(lastShown());
        assertThat(showsStackOrQueue()).isFalse();
        push(KeyCode.CONTROL, KeyCode.T);
        assertThat(showsStackOrQueue()).isTrue();
    }

    /** A search shows what waits in place of its open calls. */
    private boolean showsStackOrQueue() {
        return node("call-stack").isVisible() || node("agenda").isVisible();
    }

    @Test
    void theTopOfTheStackIsAtTheTopAndNothingIsEmptyBesideTheCallThatHasReturned() {
        click("#tab-queens");
        type("#n", "4");
        push(KeyCode.ENTER);
        awaitEndOfRun();
        run(() -> window.player().seek(2));
        frame();
        assertThat(shownIn("#call-stack .call")).containsExactly("place(2)  \u265b(1, 1)", "place(1)");
        run(() -> window.player().toEnd());
        frame();
        assertThat(shownIn("#call-stack .call-stack-more")).isEmpty();
        assertThat(shownIn("#call-stack .call-returned"))
                .singleElement()
                .asString()
                .endsWith("has returned");
    }

    private List<String> shownIn(String query) {
        return now(() -> window.scene().getRoot().lookupAll(query).stream()
                .filter(Node::isVisible)
                .map(node -> ((Labeled) node).getText())
                .toList());
    }

    @Test
    void keysMoveFoldAndGo() {
        click("#tab-recursion");
        awaitEndOfRun();
        run(() -> window.player().toEnd());
        click("#calls-as-tree");
        assertThat(rows()).isEqualTo(25);
        focusTree();
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

    /** The calls that are open at a position, and those that they called and that have ended. */
    private static int callsOnThePath(Trace trace, long position) {
        int[] ended = new int[FEW];
        int open = 0;
        for (long number = 0; number < position; number++) {
            int change = trace.vocabulary().depthChange(trace.event(number));
            open += change;
            if (change > 0) {
                ended[open] = 0;
            } else if (change < 0) {
                ended[open]++;
            }
        }
        return open + Arrays.stream(ended, 0, open + 1).sum();
    }

    @Tag("thorough")
    @Test
    void ofMoreCallsThanAreKeptThoseOnTheWayToTheInnermostAreShown() {
        click("#tab-recursion");
        type("#n", "25");
        click("#run");
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.T);
        var trace = now(() -> window.player().session().trace());
        assertThat(trace.vocabulary().count(trace.counts(trace.length()), Role.CALL))
                .isGreaterThan(CallRows.MOST_CALLS);
        run(() -> window.player().seek(PLACE));
        var tree = tree();
        awaitFrame("it is known that they are too many", () -> !tree.hasMoreToRead());
        assertThat(rows()).isEqualTo(callsOnThePath(trace, PLACE));
        focusTree();
        push(KeyCode.HOME);
        push(KeyCode.ENTER);
        assertThat(position()).isEqualTo(1);
        assertThat(rows()).isEqualTo(1);
    }

    @Test
    void theTreeIsRememberedForAllTabs() {
        push(KeyCode.CONTROL, KeyCode.T);
        click("#tab-queens");
        assertThat(tree().isVisible()).isTrue();
    }
}
