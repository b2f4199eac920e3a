package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.logging.ConsoleHandler;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.FastRobot;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.editor.CodeEditor;
import puzzlescope.window.fx.Visibility;

/** The app from its start to its end, with a folder of its own for settings and logs. */
@Tag("ui")
class PuzzlescopeAppTest {

    private static final String HOME = "puzzlescope.home";
    private static final Logger ROOT = Logger.getLogger("");

    private final FastRobot robot = new FastRobot();
    private final Optional<String> home = Optional.ofNullable(System.getProperty(HOME));
    private Thread.@Nullable UncaughtExceptionHandler handler;

    @TempDir
    private Path folder;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    void useOwnFolder() {
        System.setProperty(HOME, folder.toString());
        handler = Thread.getDefaultUncaughtExceptionHandler();
        useConsole(Level.OFF);
    }

    /** What goes wrong on purpose need not be seen. */
    private static void useConsole(Level level) {
        for (var each : ROOT.getHandlers()) {
            if (each instanceof ConsoleHandler) {
                each.setLevel(level);
            }
        }
    }

    @AfterEach
    void leaveNothingBehind() throws TimeoutException {
        FxToolkit.cleanupStages();
        home.ifPresentOrElse(before -> System.setProperty(HOME, before), () -> System.clearProperty(HOME));
        Thread.setDefaultUncaughtExceptionHandler(handler);
        useConsole(Level.INFO);
        for (var each : ROOT.getHandlers()) {
            if (each instanceof FileHandler) {
                ROOT.removeHandler(each);
                each.close();
            }
        }
    }

    private PuzzlescopeApp startAsIs() throws TimeoutException {
        var app = (PuzzlescopeApp) FxToolkit.setupApplication(PuzzlescopeApp::new);
        Await.until("the window is there", () -> isThere("#call-stack") || isThere("#start-page"));
        return app;
    }

    private boolean isThere(String query) {
        return FxThreadCall.now(() -> robot.lookup(query).tryQuery().isPresent());
    }

    /** Starts the app, and from the start page, where it begins the first time, goes to the first tab. */
    private PuzzlescopeApp start() throws TimeoutException {
        var app = startAsIs();
        if (isThere("#start-page")) {
            robot.interact(
                    () -> robot.lookup("#start-maze").queryAs(Button.class).fire());
        }
        return app;
    }

    @Test
    void theFirstSightIsTheStartPageAndTheNextTheTabOfTheLastTime() throws TimeoutException {
        var first = startAsIs();
        assertThat(isThere("#start-page")).isTrue();
        robot.interact(() -> robot.lookup("#start-queens").queryAs(Button.class).fire());
        close(first);
        var second = startAsIs();
        assertThat(isThere("#start-page")).isFalse();
        assertThat(robot.lookup("#tab-queens").queryAs(ToggleButton.class).isSelected())
                .isTrue();
        close(second);
    }

    private void close(PuzzlescopeApp app) throws TimeoutException {
        robot.interact(() -> robot.window(0).hide());
        FxToolkit.cleanupApplication(app);
    }

    private void write(String settings) throws IOException {
        Files.writeString(folder.resolve("settings.properties"), settings);
    }

    private String text(String id) {
        var node = field(id);
        return node instanceof TextField field
                ? field.getText()
                : node instanceof ComboBox<?> box ? String.valueOf(box.getValue()) : ((Labeled) node).getText();
    }

    /** A control, also one of the drawer that is closed. */
    private Node field(String id) {
        if (!isThere("#" + id)) {
            robot.interact(() -> Visibility.addHidden(scene().getRoot()));
        }
        return robot.lookup("#" + id).query();
    }

    private Scene scene() {
        return robot.window(0).getScene();
    }

    private boolean showsTree() {
        var tree = robot.lookup("#call-tree").queryParent().getParent().isVisible();
        var stack = robot.lookup("#call-stack").queryParent().isVisible();
        assertThat(stack).isNotEqualTo(tree);
        return tree;
    }

    private void switchCalls() {
        robot.interact(
                () -> robot.lookup("#calls-as-tree").queryAs(ToggleButton.class).fire());
    }

    @Test
    void theTreeOfCallsComesBackAtTheNextStartAndSoDoesTheStack() throws IOException, TimeoutException {
        var first = start();
        assertThat(showsTree()).isFalse();
        switchCalls();
        assertThat(showsTree()).isTrue();
        close(first);
        assertThat(folder.resolve("settings.properties")).content().contains("calls=tree");

        var second = start();
        assertThat(showsTree()).isTrue();
        switchCalls();
        close(second);

        var third = start();
        assertThat(showsTree()).isFalse();
        close(third);

        write("calls = forest");
        assertThat(start()).isNotNull();
        assertThat(showsTree()).as("what is not known is the preset").isFalse();
    }

    private void showWholeRun() {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
    }

    @Test
    void whatWasSetComesBackAtTheNextStart() throws TimeoutException {
        var first = start();
        var width = (TextField) field("width");
        robot.interact(() -> {
            width.setText("21");
            var window = (Stage) robot.window(0);
            window.setWidth(950);
            window.setHeight(700);
        });
        for (var item : List.of("#theme", "#language", "#text-larger")) {
            robot.clickOn("#file-menu").clickOn(item);
        }
        robot.clickOn("#tab-knight");
        var rows = (TextField) field("rows");
        robot.interact(() -> rows.setText("5"));
        robot.write("+");
        showWholeRun();
        close(first);

        start();
        var chinese = new Words(Language.CHINESE);
        Await.until("the run has ended", () -> text("position").contains("112"));
        assertThat(text("position")).startsWith(chinese.localize("status.playhead", 0, 112));
        assertThat(text("rows")).isEqualTo("5");
        assertThat(scene().getStylesheets()).anyMatch(sheet -> sheet.endsWith("tokens-dark.css"));
        assertThat(scene().lookup(".text-size-16")).isNotNull();
        assertThat(robot.window(0).getWidth()).isEqualTo(950);
        assertThat(robot.window(0).getHeight()).isEqualTo(700);
        robot.clickOn("#tab-maze");
        Await.until("the remembered maze is run", () -> text("position").contains("180"));
        assertThat(text("width")).isEqualTo("21");
    }

    @Test
    void aProgramThatWasNotSavedComesBackAtTheNextStart() throws TimeoutException {
        var text = "class Mine {\n    void solve(Maze board) { board.enter(1, 2); }\n}\n";
        var first = start();
        robot.push(KeyCode.CONTROL, KeyCode.J);
        Await.until("the editor is there", () -> isThere("#program-text"));
        robot.interact(() -> editor().setText(text));
        close(first);

        start();
        robot.push(KeyCode.CONTROL, KeyCode.J);
        Await.until("the editor is there", () -> isThere("#program-text"));
        assertThat(FxThreadCall.now(() -> editor().text())).isEqualTo(text);
    }

    private CodeEditor editor() {
        return robot.lookup("#program-text").queryAs(CodeEditor.class);
    }

    @Test
    void valuesThatAreNoneArePassedOver() throws IOException, TimeoutException {
        write("""
            theme = pink
            language = fr
            text-size = 999
            tab = chess
            window.x = 1e9
            window.width = -5
            maze.width = wide
            maze.height = 21
            maze.algorithm = guessing
            speed = 77
            """);
        start();
        showWholeRun();
        Await.until("the run has ended", () -> text("position").contains("390"));
        assertThat(text("position")).startsWith("step 0 of 390");
        assertThat(text("width")).as("as at the first time").isEqualTo("27");
        assertThat(text("height")).isEqualTo("21");
        assertThat(text("algorithm")).isEqualTo("recursive-backtracker");
        assertThat(text("speed")).isEqualTo("5 steps/s");
        assertThat(robot.lookup("#run").query().isDisabled()).isFalse();
        assertThat(scene().lookup(".text-size-24"))
                .as("as near as can be to what was asked for")
                .isNotNull();
    }

    @Test
    void valuesThatDoNotGoTogetherArePassedOver() throws IOException, TimeoutException {
        write("tab = knight\nknight.rows = 5\nknight.start = 7,7\n");
        start();
        assertThat(text("rows")).isEqualTo("8");
        assertThat(text("start")).isEqualTo("0,0");
        assertThat(robot.lookup("#run").query().isDisabled()).isFalse();
    }

    @Test
    void brokenSettingsAreSetAsideAndThePresetsTaken() throws IOException, TimeoutException {
        write("theme = dark\nlanguage = \\u12g4\n");
        start();
        assertThat(scene().getStylesheets()).anyMatch(sheet -> sheet.endsWith("tokens-light.css"));
        assertThat(folder.resolve("settings.properties.broken")).exists();
    }

    @Test
    void aFolderThatCannotBeWrittenIsNotFatal() throws IOException, TimeoutException {
        Files.writeString(folder.resolve("taken"), "a file, not a folder");
        System.setProperty(HOME, folder.resolve("taken").toString());
        var app = start();
        assertThat(text("width")).isEqualTo("27");
        close(app);
        assertThat(folder.resolve("taken")).isRegularFile();
    }

    @Test
    void settingsThatAreSetAsideAreToldInTheWindow() throws IOException, TimeoutException {
        write("tab = queens\nlanguage = \\u12g4\n");
        start();
        assertThat(robot.lookup("#status .status-label").queryLabeled().getText())
                .contains("settings.properties.broken");
    }

    @Test
    void aPercentSignInTheFoldersNameIsNoPattern() throws IOException, TimeoutException {
        var odd = Files.createDirectory(folder.resolve("100%home%t"));
        System.setProperty(HOME, odd.toString());
        start();
        ROOT.log(Level.WARNING, "told");
        assertThat(odd.resolve("puzzlescope.log")).content().contains("told");
    }

    @Test
    void anUnexpectedErrorIsSaidAndTheWindowLivesOn() throws TimeoutException, IOException, InterruptedException {
        start();
        for (int i = 0; i < 3; i++) {
            var failing = new Thread(() -> {
                throw new IllegalStateException("on purpose");
            });
            failing.start();
            failing.join();
        }
        Await.until(
                "the error is said",
                () -> FxThreadCall.now(() -> Window.getWindows().size() == 2));
        frame(1);
        assertThat(robot.lookup("#error-details").queryAs(TextArea.class).getText())
                .contains("on purpose")
                .contains(getClass().getSimpleName());
        assertThat(Files.readString(folder.resolve("puzzlescope.log"))).contains("on purpose");
        robot.clickOn("Close");
        assertThat(FxThreadCall.now(() -> Window.getWindows().size())).isEqualTo(1);
        robot.clickOn("#step");
        frame(0);
        assertThat(text("position")).startsWith("step 1 ");
    }

    /** Waits until a window has been laid out and drawn. */
    private void frame(int window) {
        FxThreadCall.afterFrame(robot.window(window).getScene(), () -> window);
    }
}
