package puzzlescope.app.main;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.ask.QuestionSession;
import puzzlescope.app.document.RunDocuments;
import puzzlescope.app.lesson.OpenLesson;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.ManualGame;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Theme;

/** A window as small as a class may have it, for tests, with what cannot be seen from outside. FX thread only. */
public final class OpenWindow {

    private static final double WIDTH = 1000;
    private static final double HEIGHT = 768;

    private final MainWindow window;

    /** Opens a window, in English and light. */
    public OpenWindow(Stage stage) {
        this(stage, Retention.inMemory(Retention.MEMORY_BYTES));
    }

    /** Opens a window whose recordings are kept like this. */
    public OpenWindow(Stage stage, Retention retention) {
        this(stage, retention, presets());
    }

    private OpenWindow(Stage stage, Retention retention, Settings settings) {
        window = new MainWindow(Language.ENGLISH, Theme.LIGHT, WIDTH, HEIGHT, retention, settings);
        window.front();
        stage.setScene(window.scene());
        stage.setX(0);
        stage.setY(0);
        stage.show();
    }

    /** Opens a window whose first runs are those that a new user sees. */
    public static OpenWindow ofNewUser(Stage stage) {
        return new OpenWindow(stage, Retention.inMemory(Retention.MEMORY_BYTES), Settings.none());
    }

    /** Inputs of the books, whose counts are known, in every tab, with the whole run in sight. */
    private static Settings presets() {
        var settings = Settings.none();
        settings.put("timeline.whole-run", true);
        for (var puzzle : Catalogue.all()) {
            var presets = puzzle.presets();
            puzzle.parameters()
                    .forEach(parameter -> settings.put(puzzle.id() + "." + parameter.name(), presets.text(parameter)));
        }
        return settings;
    }

    public Scene scene() {
        return window.scene();
    }

    /** The node that a selector finds, also in a part that was never shown; null if there is none. */
    public @Nullable Node lookup(String selector) {
        var found = scene().lookup(selector);
        if (found == null) {
            Visibility.addHidden(scene().getRoot());
            found = scene().lookup(selector);
        }
        return found;
    }

    /** What can be done with runs as files. */
    public RunDocuments documents() {
        return window.documents();
    }

    /** The lesson that is worked through. */
    public OpenLesson openLesson() {
        return window.openLesson();
    }

    /** The id of the puzzle in front. */
    public String front() {
        return window.front().puzzle().id();
    }

    /** The player of the tab in front. */
    public Player player() {
        return window.front().player();
    }

    /** Whether a step is looked for in the recording of the tab in front. */
    public boolean isLookingForStep() {
        return window.front().view().findController().find().isRunning();
    }

    /** What is asked in the tab in front. */
    public QuestionSession questions() {
        return window.front().questions();
    }

    /** The board of the tab in front. */
    public BoardView board() {
        return window.front().view().board();
    }

    /** The player of any tab. */
    public Player player(String puzzle) {
        return tab(puzzle).player();
    }

    /** A tab's content, shown or not. */
    public Parent content(String puzzle) {
        return tab(puzzle).view();
    }

    /** Brings a tab to the front. */
    public void select(String puzzle) {
        window.select(tab(puzzle));
    }

    /** Fills texts into the fields of the tab in front. */
    public void fillIn(Map<String, String> texts) {
        texts.forEach(window.front().options()::fill);
    }

    /** Starts a run in the tab in front. */
    public void run(Arguments arguments) {
        window.front().run(arguments);
    }

    /** Whether a run can be made of what is filled in. */
    public boolean isValid() {
        return window.front().options().validProperty().get();
    }

    /** Makes a move in the game in front. */
    public void play(Function<Board, ? extends List<? extends Event>> move) {
        window.front().play(move);
    }

    /** Moves on to now and draws it, without waiting for a frame. */
    public void drawNow() {
        window.drawNow();
    }

    private PuzzleTab tab(String puzzle) {
        return window.tabs().of(puzzle);
    }

    public boolean isByHand() {
        return window.front().isByHand();
    }

    /** The game in front. */
    public ManualGame hand() {
        return window.front().game().orElseThrow();
    }

    /** The hint that is shown. */
    public Optional<Hint> hint() {
        return window.front().hint();
    }

    /** What stands in the fields of the tab in front. */
    public Map<String, String> optionTexts() {
        return window.front().options().texts();
    }

    public Language language() {
        return window.appearance().texts().language();
    }

    public Theme theme() {
        return window.themeChoice().theme();
    }

    /** Does what a shortcut stands for, without the keyboard. */
    public void act(Shortcut shortcut) {
        new ShortcutActions(window).run(shortcut);
    }

    /** Opens the drawer, or the view of the panel, in which a node of the tab in front is. */
    public void reveal(Node node) {
        for (var each = node; each != null; each = each.getParent()) {
            if (each.getStyleClass().contains("options-column")) {
                window.front().view().columns().showOptions();
            } else if (each.getStyleClass().contains("explanation-column")) {
                window.choices().columns().explanation().folded().set(false);
                window.choices().columns().explanationFirst().set(true);
            } else if ("figures".equals(each.getId()) || "counters".equals(each.getId())) {
                window.choices().view().set(ExplanationColumn.View.FIGURES);
            } else if ("code".equals(each.getId()) || each.getStyleClass().contains("calls")) {
                window.choices().view().set(ExplanationColumn.View.CODE);
            }
        }
    }

    /** Closes the drawer with the options. */
    public void closeOptions() {
        window.choices().columns().options().folded().set(true);
    }

    /** Shows the figures of the run in the panel, or its code and calls. */
    public void showFigures(boolean on) {
        window.choices().view().set(on ? ExplanationColumn.View.FIGURES : ExplanationColumn.View.CODE);
    }

    /** Turns class mode on or off. */
    public void setClassMode(boolean on) {
        window.choices().classMode().set(on);
    }

    public boolean isPresenting() {
        return window.presenting().get();
    }

    public boolean isBlack() {
        return window.blackout().isVisible();
    }

    /** Goes back to the window as it is at first, but for what each tab shows. */
    public void leaveAll() {
        window.blackout().setVisible(false);
        window.presenting().set(false);
        window.closePalette();
        window.closePages();
        window.leavePage();
        window.choices().searchTree().set(false);
        var columns = window.choices().columns();
        columns.options().folded().set(true);
        columns.explanation().folded().set(false);
        columns.explanationFirst().set(false);
        window.choices().view().set(ExplanationColumn.View.CODE);
    }

    /** Closes the editor of a person's own program. */
    public void leaveProgram() {
        if (window.front().runs().program().openProperty().get()) {
            window.front().runs().program().leave();
        }
    }

    public void close() {
        window.close();
    }
}
