package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.TextSize;
import puzzlescope.window.theme.Theme;

/** The board has most of the window, at every size and with whatever is open beside it; few controls are in sight. */
class BoardFirstTest extends TabsInWindow {

    private static final int MOST_CONTROLS = 34;

    /**
     * A size of the window with what it promises.
     *
     * @param largest whether the text is the largest
     * @param area least share of the window's area for the board
     * @param height least share of its height
     */
    private record Screen(double wide, double high, boolean largest, double area, double height) {}

    private static final List<Screen> SCREENS = List.of(
            new Screen(1280, 720, false, 0.45, 0.62),
            new Screen(1366, 768, false, 0.45, 0.62),
            new Screen(1920, 1080, false, 0.45, 0.62),
            new Screen(1024, 768, true, 0.40, 0.45));

    BoardFirstTest() {
        super(1280, 720);
    }

    @TabTest
    void theBoardHasMostOfTheWindow(String id) throws InterruptedException {
        var small = new ArrayList<String>();
        for (var screen : SCREENS) {
            var tab = open(screen, id);
            FxThreadCall.run(() -> {
                for (var language : Language.values()) {
                    window.appearance().texts().use(language);
                    hold(tab, screen, language + " at first", small);
                    for (var view : ExplanationColumn.View.values()) {
                        window.choices().view().set(view);
                        hold(tab, screen, language + " " + view, small);
                    }
                    window.choices().view().set(ExplanationColumn.View.CODE);
                    tab.questions().onProperty().set(true);
                    hold(tab, screen, language + " with a question", small);
                    tab.questions().onProperty().set(false);
                    tab.view().heat().toggle();
                    hold(tab, screen, language + " with the heat map", small);
                    tab.view().heat().hide();
                    window.choices().searchTree().set(true);
                    hold(tab, screen, language + " with the search tree", small);
                    window.choices().searchTree().set(false);
                    if (!screen.largest()) {
                        // The timeline grows while it has the focus.
                        tab.view().board().requestFocus();
                        new ShortcutActions(window).run(Shortcut.WHAT_IF);
                        hold(tab, screen, language + " beside a page", small);
                        window.closePages();
                    }
                }
            });
        }
        assertThat(small).isEmpty();
    }

    @TabTest
    void reasonsLeaveTheBoardItsRoom(String id) throws InterruptedException {
        var small = new ArrayList<String>();
        for (var screen : SCREENS) {
            var tab = open(screen, id);
            var reasons = tab.view().findController().reasons();
            FxThreadCall.run(tab.view().findController()::explainPlace);
            Await.until("the step is explained", () -> FxThreadCall.now(reasons::isVisible));
            holdWhereItIs(tab, screen, "with reasons", small);
        }
        assertThat(small).isEmpty();
    }

    @TabTest
    void theSearchTreeLeavesTheBoardItsRoom(String id) throws InterruptedException {
        var small = new ArrayList<String>();
        for (var screen : SCREENS) {
            var tab = open(screen, id);
            FxThreadCall.run(() -> window.choices().searchTree().set(true));
            holdWhereItIs(tab, screen, "with the search tree", small);
            var panel = FxThreadCall.now(() -> window.scene().lookup("#search-tree-panel"));
            if (panel != null && panel.isVisible()) {
                assertThat(FxThreadCall.now(() ->
                                panel.localToScene(panel.getLayoutBounds()).getMinY()))
                        .as("in sight")
                        .isLessThan(0.8 * screen.high());
            }
        }
        assertThat(small).isEmpty();
    }

    @TabTest
    void marksAndFoundStepsLeaveTheBoardItsRoomAndTheSentenceInSight(String id) throws InterruptedException {
        var small = new ArrayList<String>();
        for (var screen : SCREENS) {
            var tab = open(screen, id);
            FxThreadCall.run(() -> {
                tab.player().history().mark();
                tab.view().marks().toggle();
            });
            holdWhereItIs(tab, screen, "with the marks", small);
            assertThat(fieldsWithoutRoom("#marks")).as("%s", screen).isEmpty();
            FxThreadCall.run(() -> tab.view().findController().open());
            holdWhereItIs(tab, screen, "with the search", small);
            assertThat(fieldsWithoutRoom("#query")).as("%s", screen).isEmpty();
            FxThreadCall.run(() -> {
                var sentence = window.scene().lookup("#sentence");
                assertThat(sentence.getParent().isVisible())
                        .as("sentence, %s", screen)
                        .isTrue();
            });
        }
        assertThat(small).isEmpty();
    }

    /** The fields of a panel with room for few letters. */
    private List<String> fieldsWithoutRoom(String panel) {
        return FxThreadCall.now(() -> all(window.scene().lookup(panel))
                .filter(TextInputControl.class::isInstance)
                .map(Region.class::cast)
                .filter(field -> field.getWidth() < 7 * window.appearance().textSize())
                .map(Node::toString)
                .toList());
    }

    /** The same when the panel is where it belongs, which it is after a layout. */
    private void holdWhereItIs(PuzzleTab tab, Screen screen, String state, List<String> small) {
        FxThreadCall.run(this::layOut);
        FxThreadCall.run(this::layOut);
        FxThreadCall.run(() -> hold(tab, screen, state, small));
    }

    @TabTest
    void theBoardsOfAComparisonHaveTogetherTheRoomOfOne(String id) throws InterruptedException {
        var small = new ArrayList<String>();
        for (var screen : SCREENS) {
            var tab = open(screen, id);
            FxThreadCall.run(() -> {
                tab.view().board().requestFocus();
                new ShortcutActions(window).run(Shortcut.RACE);
            });
            Await.until("the first difference was looked for", () -> FxThreadCall.now(this::isCompared));
            FxThreadCall.run(() -> {
                layOut();
                var boards = window.scene().getRoot().lookupAll(".lanes .board").stream()
                        .map(Region.class::cast)
                        .toList();
                assertThat(boards).hasSize(2);
                hold(tab, screen, "compared", boards, small);
            });
        }
        assertThat(small).isEmpty();
    }

    private boolean isCompared() {
        return window.scene().getRoot().lookup("#race-said") instanceof Label said
                && !said.getText().isEmpty()
                && !said.getText().startsWith("Comparing");
    }

    @TabTest
    void changedOptionsThatWaitLeaveTheBoardItsRoom(String id) throws InterruptedException {
        for (var screen : SCREENS) {
            var tab = open(screen, id);
            FxThreadCall.run(() -> {
                for (var language : Language.values()) {
                    window.appearance().texts().use(language);
                    layOut();
                    double before = tab.view().board().getHeight();
                    var algorithm = tab.puzzle().algorithmParameter();
                    var open = tab.options().arguments().text(algorithm);
                    for (var other : algorithm.choices()) {
                        tab.options().fill(algorithm.name(), other);
                        layOut();
                        double now = tab.view().board().getHeight();
                        boolean waits = tab.options().validProperty().get();
                        tab.options().fill(algorithm.name(), open);
                        // What is refused has its reason in the row.
                        assertThat(waits ? now : before)
                                .as("%s, %s, %s", screen, language, other)
                                .isGreaterThan(
                                        before - 1.5 * window.appearance().textSize());
                    }
                }
            });
        }
    }

    @TabTest
    void fewControlsAndScrollBarsAreInSight(String id) throws InterruptedException {
        for (var screen : SCREENS) {
            var tab = open(screen, id);
            FxThreadCall.run(() -> {
                tab.player().toStart();
                layOut();
                assertThat(controls().stream().map(Node::getId))
                        .as("controls, %s", screen)
                        .hasSizeLessThanOrEqualTo(MOST_CONTROLS);
                assertThat(inSight(ScrollBar.class))
                        .as("scroll bars, %s", screen)
                        .hasSizeLessThanOrEqualTo(1);
            });
        }
    }

    @TabTest
    void aQuestionHasOneScrollBarInItsColumn(String id) throws InterruptedException {
        for (var screen : SCREENS) {
            var tab = open(screen, id);
            FxThreadCall.run(() -> {
                tab.questions().onProperty().set(true);
                tab.view()
                        .questionPane()
                        .handleKey(
                                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
            });
            Await.until(
                    "something is asked",
                    () -> FxThreadCall.now(() -> {
                        layOut();
                        return tab.questions().isAsking();
                    }));
            FxThreadCall.run(() -> {
                layOut();
                var column = window.scene().getRoot().lookup(".explanation-column");
                assertThat(all(column).filter(ScrollBar.class::isInstance).filter(this::isInSight))
                        .as("scroll bars, %s", screen)
                        .hasSizeLessThanOrEqualTo(1);
            });
        }
    }

    /** Opens a tab in a window of a size, in the middle of its run. */
    private PuzzleTab open(Screen screen, String id) throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.close();
            window = new MainWindow(Language.ENGLISH, Theme.LIGHT, screen.wide(), screen.high());
            window.root().applyCss();
            window.select(window.tabs().of(id));
            if (screen.largest()) {
                window.textSize().set(TextSize.LARGEST);
            }
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> tab.player().seek(tab.player().session().trace().length() / 3));
        return tab;
    }

    private void hold(PuzzleTab tab, Screen screen, String state, List<String> small) {
        layOut();
        hold(tab, screen, state, List.of((Region) window.scene().lookup("#board")), small);
    }

    private void hold(PuzzleTab tab, Screen screen, String state, List<Region> boards, List<String> small) {
        double area = boards.stream()
                        .mapToDouble(board -> board.getWidth() * board.getHeight())
                        .sum()
                / (screen.wide() * screen.high());
        double height = boards.getFirst().getHeight() / screen.high();
        if (area < screen.area() || height < screen.height()) {
            small.add("%s, %s, %s: %.0f %% of the window, %.0f %% of its height"
                    .formatted(tab.puzzle().id(), screen, state, 100 * area, 100 * height));
        }
    }

    private void layOut() {
        var root = window.scene().getRoot();
        for (int frame = 0; frame < 4; frame++) {
            window.drawNow();
            root.applyCss();
            root.layout();
        }
    }

    /** What can be pressed or typed into, and is in sight. */
    private List<Node> controls() {
        return all(window.scene().getRoot())
                .filter(node -> node instanceof ButtonBase
                        || node instanceof ComboBoxBase
                        || node instanceof TextInputControl
                        || node instanceof Slider)
                .filter(node -> !(node.getParent() instanceof ComboBoxBase))
                .filter(this::isInSight)
                .toList();
    }

    private List<Node> inSight(Class<? extends Node> type) {
        return all(window.scene().getRoot())
                .filter(type::isInstance)
                .filter(this::isInSight)
                .toList();
    }

    private boolean isInSight(Node node) {
        var bounds = node.localToScene(node.getLayoutBounds());
        return bounds.getWidth() > 3
                && bounds.getHeight() > 3
                && bounds.getMinX() < window.scene().getWidth()
                && bounds.getMinY() < window.scene().getHeight();
    }

    private static Stream<Node> all(Node node) {
        return !node.isVisible()
                ? Stream.of()
                : Stream.concat(
                        Stream.of(node),
                        node instanceof Parent parent
                                ? parent.getChildrenUnmodifiable().stream().flatMap(BoardFirstTest::all)
                                : Stream.of());
    }
}
