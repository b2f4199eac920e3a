package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.robot.BaseRobot;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.trace.Retention;
import puzzlescope.ui.app.OpenWindow;
import puzzlescope.ui.fx.Asked;
import puzzlescope.ui.player.Player;

/** Opens a window before each test and closes it after. What is asked of the FX thread is waited for. */
@Tag("ui")
abstract class WindowTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    final FxRobot robot = new FxRobot();
    private final BaseRobot hands = robot.robotContext().getBaseRobot();
    private final List<Throwable> uncaught = new CopyOnWriteArrayList<>();
    OpenWindow window;

    /** The ids of all puzzles, for parameterised tests. */
    static List<String> tabs() {
        return Catalogue.all().stream().map(Puzzle::id).toList();
    }

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    void openWindow() throws TimeoutException {
        Thread.setDefaultUncaughtExceptionHandler((_, thrown) -> uncaught.add(thrown));
        FxToolkit.setupStage(stage -> window = new OpenWindow(stage, retention()));
        frame();
    }

    /** How much is kept of the recordings. */
    Retention retention() {
        return Retention.inMemory(Retention.MEMORY_BYTES);
    }

    @AfterEach
    void closeWindow() throws TimeoutException {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
        run(window::close);
        FxToolkit.cleanupStages();
        Thread.setDefaultUncaughtExceptionHandler(null);
        assertThat(uncaught).as("what nobody has caught").isEmpty();
    }

    // The robot's own clicks and keys stroll and linger like a person's; these are followed by two frames.

    /** Clicks in the middle of what a selector or a text finds. */
    void click(String query) {
        run(() -> robot.lookup(query).tryQuery().ifPresent(WindowTest::scrollTo));
        frame();
        moveTo(robot.point(query).query());
        hands.pressMouse(MouseButton.PRIMARY);
        hands.releaseMouse(MouseButton.PRIMARY);
        frame();
    }

    /** Scrolls what a node lies in, if it lies out of sight. */
    private static void scrollTo(Node node) {
        for (var each = node.getParent(); each != null; each = each.getParent()) {
            if (each instanceof ScrollPane pane) {
                double room = pane.getViewportBounds().getHeight();
                double hidden = pane.getContent().getLayoutBounds().getHeight() - room;
                var middle = node.localToScene(node.getBoundsInLocal()).getCenterY();
                double seen = pane.sceneToLocal(0, middle).getY();
                if (hidden > 0 && (seen < 0 || seen > room)) {
                    double at = pane.getContent().sceneToLocal(0, middle).getY();
                    pane.setVvalue(Math.clamp((at - room / 2) / hidden, 0, 1));
                }
            }
        }
    }

    void moveTo(Point2D point) {
        hands.moveMouse(point);
        frame();
    }

    /** Presses keys together. */
    void push(KeyCode... keys) {
        for (var key : keys) {
            hands.pressKeyboard(key);
        }
        for (var key : List.of(keys).reversed()) {
            hands.releaseKeyboard(key);
        }
        frame();
    }

    /** Types characters. */
    void write(String text) {
        robot.write(text, 0);
        frame();
    }

    /** Replaces what stands in a field. */
    void type(String field, String text) {
        click(field);
        push(KeyCode.CONTROL, KeyCode.A);
        push(KeyCode.DELETE);
        write(text);
    }

    Player player() {
        return now(() -> window.player());
    }

    long position() {
        return now(() -> window.player().session().timeline().position());
    }

    /** A node of the window by its id. */
    Node node(String id) {
        return node(Node.class, id);
    }

    <N extends Node> N node(Class<N> type, String id) {
        return now(() -> {
            var found = window.scene().lookup("#" + id);
            assertThat(found).as("#%s", id).isInstanceOf(type);
            return type.cast(found);
        });
    }

    /** Waits until the run of the tab in front has ended and that has been shown. */
    void awaitEndOfRun() {
        awaitFrame(
                "the run has ended",
                () -> window.player().session().run().outcome().isPresent());
        frame();
    }

    /** Waits until nothing moves on the board. */
    void awaitRest() {
        awaitFrame("nothing moves", () -> window.player().moment().isAtRest());
    }

    /** Waits for a frame at which something holds. */
    void awaitFrame(String what, BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!afterFrame(condition::getAsBoolean)) {
            if (System.nanoTime() - start > PATIENCE.toNanos()) {
                throw new AssertionError("waited in vain until " + what);
            }
        }
    }

    void frame() {
        // What the first lays out, the second draws.
        afterFrame(() -> null);
        afterFrame(() -> null);
    }

    /** Looks at something on the FX thread when the next frame has been made. */
    <T> T afterFrame(Callable<T> look) {
        return Asked.afterFrame(window.scene(), look);
    }

    /** Looks at something on the FX thread. */
    static <T> T now(Callable<T> look) {
        return Asked.now(look);
    }

    /** Does something on the FX thread. */
    static void run(Runnable action) {
        Asked.run(action);
    }
}
