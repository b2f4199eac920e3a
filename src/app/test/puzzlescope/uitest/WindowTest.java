package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.testfx.robot.Motion;
import puzzlescope.app.main.OpenWindow;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.trace.Retention;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.StageTest;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.TextSize;

/** Has a window for each test. What is asked of the FX thread is waited for. */
abstract class WindowTest extends StageTest {

    /** Whether all is done that can be, however long it takes. */
    static final boolean THOROUGH = System.getProperty("thorough") != null;

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    OpenWindow window;

    /** The ids of all puzzles, for parameterised tests. */
    static List<String> tabs() {
        return Catalogue.all().stream().map(Puzzle::id).toList();
    }

    @Override
    protected final void start(Stage stage) {
        window = openWindow(stage);
    }

    /** The window of a test: by default with the inputs of the books and the whole run in sight. */
    OpenWindow openWindow(Stage stage) {
        return new OpenWindow(stage, retention());
    }

    /** How much is kept of the recordings. */
    Retention retention() {
        return Retention.inMemory(Retention.MEMORY_BYTES);
    }

    @AfterEach
    void closeWindow() {
        run(window::close);
    }

    /**
     * Clicks in the middle of what a selector or a text finds, which is brought into sight before: a drawer, a view of the
     * panel or a menu is opened, the timeline pointed at, a pane scrolled.
     */
    void click(String query) {
        if (query.equals("#run") && !now(() -> isShown(window.lookup(query)))) {
            // It is there only while something is to be run; its key always is.
            run(() -> window.act(Shortcut.RUN));
            frame();
            return;
        }
        if (query.startsWith("#")) {
            bringIntoSight(query);
        }
        robot.clickOn(query, Motion.DIRECT, MouseButton.PRIMARY);
    }

    private void bringIntoSight(String query) {
        var node = now(() -> window.lookup(query));
        if (node == null) {
            now(() -> menuOf(query.substring(1))).ifPresent(menu -> {
                robot.clickOn(arrow(menu), Motion.DIRECT, MouseButton.PRIMARY);
                frame();
            });
        } else if (query.startsWith("#timeline-")) {
            robot.moveTo("#timeline", Motion.DIRECT);
            frame();
        } else if (!now(() -> isShown(node))) {
            run(() -> window.reveal(node));
            frame();
        }
    }

    private static String arrow(MenuButton menu) {
        return "#" + menu.getId() + (menu instanceof SplitMenuButton ? " .arrow-button" : "");
    }

    /** Whether a node and all around it are visible, though perhaps not in sight. */
    static boolean isShown(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
    }

    /** The menu of the window that has an item of an id. */
    private Optional<MenuButton> menuOf(String id) {
        return window.scene().getRoot().lookupAll(".menu-button").stream()
                .filter(MenuButton.class::isInstance)
                .map(MenuButton.class::cast)
                .filter(WindowTest::isShown)
                .filter(menu -> menu.getItems().stream().anyMatch(item -> id.equals(item.getId())))
                .findFirst();
    }

    void moveTo(Point2D point) {
        robot.move(point);
    }

    /** Presses keys together. */
    void push(KeyCode... keys) {
        robot.push(keys);
    }

    /** Types characters. */
    void write(String text) {
        robot.write(text);
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
            var found = window.lookup("#" + id);
            assertThat(found).as("#%s", id).isInstanceOf(type);
            return type.cast(found);
        });
    }

    /** Makes the window the smallest that a class may have, with the largest text. */
    void useSmallWindow() {
        run(() -> {
            var main = window.scene().getWindow();
            main.setWidth(1024);
            main.setHeight(768);
            for (int i = 0; i < TextSize.LARGEST; i++) {
                window.act(Shortcut.TEXT_LARGER);
            }
        });
    }

    /** Waits until the run of the tab in front has ended and that has been shown. */
    void awaitEndOfRun() {
        awaitFrame(
                "the run has ended",
                () -> window.player().session().run().outcome().isPresent());
        frame();
    }

    /** Waits until no step is looked for, nothing moves on the board, and that has been shown. */
    void awaitRest() {
        awaitFrame(
                "nothing is looked for and nothing moves",
                () -> !window.isLookingForStep() && window.player().moment().isAtRest());
        frame();
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
        robot.frame();
    }

    /** Looks at something on the FX thread when the next frame has been made. */
    <T> T afterFrame(Callable<T> look) {
        return FxThreadCall.afterFrame(window.scene(), look);
    }

    /** Looks at something on the FX thread. */
    static <T> T now(Callable<T> look) {
        return FxThreadCall.now(look);
    }

    /** Does something on the FX thread. */
    static void run(Runnable action) {
        FxThreadCall.run(action);
    }

    /** A part of the window or of a dialog, by its id. */
    final <T> T found(String id, Class<T> type) {
        return now(() -> Window.getWindows().stream()
                .map(each -> each.getScene().lookup("#" + id))
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow());
    }
}
