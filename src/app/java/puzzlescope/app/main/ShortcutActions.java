package puzzlescope.app.main;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.controlsfx.control.GridView;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.control.GamePanel;
import puzzlescope.window.control.KeyConsumer;
import puzzlescope.window.control.NamedAction;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.timeline.VisibleRangeControl;

/** Shortcuts of a window. FX thread only. */
final class ShortcutActions {

    /** Number of tabs with their own digit. */
    private static final int DIGITS = 9;

    /** Commands that need no tab. */
    private static final Set<Shortcut> WITHOUT_A_TAB = EnumSet.of(
            Shortcut.START_PAGE,
            Shortcut.PALETTE,
            Shortcut.SETTINGS,
            Shortcut.STOP,
            Shortcut.BLACK,
            Shortcut.OPEN_RUN,
            Shortcut.RUN_PROGRAM,
            Shortcut.NEXT_CHAPTER,
            Shortcut.PREVIOUS_CHAPTER,
            Shortcut.LESSONS,
            Shortcut.SAVE_RESULTS,
            Shortcut.COLLECT_RESULTS,
            Shortcut.THEME,
            Shortcut.LANGUAGE,
            Shortcut.TEXT_LARGER,
            Shortcut.TEXT_SMALLER,
            Shortcut.TEXT_NORMAL);

    private final MainWindow window;
    private final Map<Shortcut, Runnable> actions = new EnumMap<>(Shortcut.class);

    ShortcutActions(MainWindow window) {
        this.window = window;
        actions.put(Shortcut.PLAY, () -> player().toggle(Motion.FORWARD));
        actions.put(Shortcut.PLAY_BACKWARD, () -> player().toggle(Motion.BACKWARD));
        actions.put(Shortcut.SHUTTLE, () -> shuttle(Motion.FORWARD));
        actions.put(Shortcut.SHUTTLE_BACKWARD, () -> shuttle(Motion.BACKWARD));
        actions.put(Shortcut.PAUSE, () -> player().pause());
        actions.put(Shortcut.STEP, () -> player().step());
        actions.put(Shortcut.STEP_BACK, () -> player().stepBack());
        actions.put(Shortcut.CALL_STEP, () -> player().stepCall());
        actions.put(Shortcut.CALL_STEP_BACK, () -> player().stepCallBack());
        actions.put(Shortcut.NEXT_MILESTONE, () -> player().nextMilestone());
        actions.put(Shortcut.PREVIOUS_MILESTONE, () -> player().previousMilestone());
        actions.put(Shortcut.NEXT_STOP, this::nextStop);
        actions.put(Shortcut.PREVIOUS_STOP, () -> player().milestones().toPreviousLandmark(player()));
        actions.put(Shortcut.NEXT_BREAKPOINT, () -> player().breakpoints().goTo(true));
        actions.put(Shortcut.PREVIOUS_BREAKPOINT, () -> player().breakpoints().goTo(false));
        actions.put(Shortcut.BREAKPOINT, () -> inCode(ExplanationColumn::toggleBreakpoint));
        actions.put(Shortcut.BREAKPOINT_CONDITION, () -> inCode(ExplanationColumn::openCondition));
        actions.put(Shortcut.PALETTE, window::openPalette);
        actions.put(Shortcut.START_PAGE, window::showStartPage);
        actions.put(Shortcut.PRESENT, () -> window.presenting().set(true));
        actions.put(Shortcut.BLACK, window::blankScreen);
        actions.put(Shortcut.NEXT_VALUE, () -> player().nextStop());
        actions.put(Shortcut.PREDICT, () -> window.front().toggleQuestions());
        actions.put(Shortcut.TO_START, () -> player().toStart());
        actions.put(Shortcut.TO_END, () -> player().toEnd());
        actions.put(Shortcut.GO_TO, () -> view().findController().open());
        actions.put(Shortcut.QUERY, () -> view().findController().openQuery());
        actions.put(Shortcut.WHY, () -> view().findController().explainPlace());
        actions.put(Shortcut.FIND_NEXT, () -> view().findController().repeat(true));
        actions.put(Shortcut.FIND_PREVIOUS, () -> view().findController().repeat(false));
        actions.put(Shortcut.BOARD, () -> window.front().toggleBoardKeys());
        actions.put(Shortcut.MENU, () -> view().findController().openMenu());
        actions.put(Shortcut.ZOOM_IN, () -> control().zoomIn());
        actions.put(Shortcut.ZOOM_OUT, () -> control().zoomOut());
        actions.put(Shortcut.ZOOM_ALL, () -> control().fit());
        actions.put(Shortcut.LATER, () -> control().pan(true));
        actions.put(Shortcut.EARLIER, () -> control().pan(false));
        actions.put(Shortcut.RANGE_BEGIN, () -> control().beginRange());
        actions.put(Shortcut.RANGE_END, () -> control().endRange());
        actions.put(Shortcut.LOOP, () -> control().toggleLoop());
        actions.put(Shortcut.MARK, () -> player().history().mark());
        actions.put(Shortcut.MARKS, () -> view().marks().nameHere());
        actions.put(Shortcut.NEXT_MARK, () -> player().history().nextMark());
        actions.put(Shortcut.PREVIOUS_MARK, () -> player().history().previousMark());
        actions.put(Shortcut.BACK, () -> player().history().back());
        actions.put(Shortcut.FORTH, () -> player().history().forward());
        actions.put(Shortcut.STOP, window::closeTopmost);
        actions.put(Shortcut.FASTER, () -> window.choices().changeSpeed(1));
        actions.put(Shortcut.SLOWER, () -> window.choices().changeSpeed(-1));
        actions.put(Shortcut.RUN, () -> window.front().runFromOptions());
        actions.put(Shortcut.BY_HAND, () -> window.front().runs().toggleManualPlay());
        actions.put(Shortcut.HINT, () -> hand(GamePanel.Actions::hint));
        actions.put(Shortcut.UNDO, this::undo);
        actions.put(Shortcut.REDO, () -> hand(GamePanel.Actions::redo));
        actions.put(Shortcut.ANEW, () -> hand(GamePanel.Actions::restart));
        actions.put(Shortcut.ANOTHER, () -> hand(GamePanel.Actions::startAnotherGame));
        actions.put(Shortcut.REVIEW, () -> hand(GamePanel.Actions::review));
        actions.put(Shortcut.SOLVE, () -> hand(GamePanel.Actions::solveFromHere));
        actions.put(Shortcut.COPY_TEXT, () -> window.front().copyText());
        actions.put(Shortcut.COPY_PICTURE, () -> view().boardCopier().copy());
        actions.put(Shortcut.EXPORT, () -> view().dialogs().export(Optional.empty()));
        actions.put(Shortcut.RACE, () -> window.front().compare());
        actions.put(Shortcut.WHAT_IF, () -> view().dialogs().showWhatIf());
        actions.put(Shortcut.HEAT, () -> view().heat().toggle());
        actions.put(Shortcut.GROWTH, () -> view().dialogs().grow(window.front().arguments()));
        actions.put(Shortcut.OPEN_RUN, window.documents()::open);
        actions.put(Shortcut.RUN_PROGRAM, window.documents()::runProgram);
        actions.put(Shortcut.SAVE_RUN, window.documents()::save);
        actions.put(Shortcut.CLASS_CODE, window.documents()::showCode);
        actions.put(Shortcut.NEXT_CHAPTER, window.openLesson()::next);
        actions.put(Shortcut.PREVIOUS_CHAPTER, window.openLesson()::previousChapter);
        actions.put(Shortcut.LESSONS, window.openLesson()::list);
        actions.put(Shortcut.MAKE_LESSON, window.openLesson()::make);
        actions.put(Shortcut.SAVE_RESULTS, window.openLesson()::saveResults);
        actions.put(Shortcut.COLLECT_RESULTS, window.openLesson()::collect);
        actions.put(
                Shortcut.CALL_TREE,
                () -> switchIn(ExplanationColumn.Part.CALLS, window.choices().callsAsTree()));
        actions.put(Shortcut.SEARCH_TREE, window.choices()::toggleSearchTree);
        actions.put(Shortcut.WHOLE_RUN, this::toggleWholeRun);
        actions.put(Shortcut.CODE, this::nextCode);
        actions.put(Shortcut.OWN_PROGRAM, () -> window.front().runs().program().open());
        actions.put(Shortcut.ABOUT, this::toggleAbout);
        actions.put(Shortcut.PRESENT_CODE, () -> view().explanationParts().toggle(ExplanationColumn.Part.CODE));
        actions.put(Shortcut.PRESENT_CALLS, () -> view().explanationParts().toggle(ExplanationColumn.Part.CALLS));
        actions.put(Shortcut.PRESENT_COUNTERS, () -> view().explanationParts().toggle(ExplanationColumn.Part.COUNTERS));
        actions.put(Shortcut.OPTIONS_COLUMN, () -> view().columns().toggleOptions());
        actions.put(Shortcut.EXPLANATION_COLUMN, () -> view().explanationParts().toggleAll());
        actions.put(
                Shortcut.THEME,
                () -> window.themeChoice()
                        .choose(window.themeChoice().theme().next().code()));
        actions.put(Shortcut.LANGUAGE, window::switchLanguage);
        actions.put(Shortcut.TEXT_LARGER, () -> window.textSize().larger());
        actions.put(Shortcut.TEXT_SMALLER, () -> window.textSize().smaller());
        actions.put(Shortcut.TEXT_NORMAL, () -> window.textSize().normal());
        actions.put(
                Shortcut.FULL_SCREEN,
                () -> window.presenting().set(!window.presenting().get()));
        actions.put(Shortcut.SETTINGS, window::showSettings);
        actions.put(Shortcut.SHEET, () -> HelpPane.show(window));
    }

    private void toggleWholeRun() {
        if (window.choices().classMode().get()) {
            player().showNotice(Message.of("class-mode.why-not"));
        } else {
            window.choices().toggleWholeRun();
        }
    }

    /** A clicker goes from question to answer to question while questions are asked. */
    private void nextStop() {
        if (!window.front().questions().advance()) {
            player().milestones().toNextLandmark(player());
        }
    }

    private void nextCode() {
        view().explanationParts().open(ExplanationColumn.Part.CODE);
        window.choices().nextCode();
    }

    /** Does something in the code, which is brought into sight. */
    private void inCode(Consumer<ExplanationColumn> action) {
        view().explanationParts().open(ExplanationColumn.Part.CODE);
        window.choices().view().set(ExplanationColumn.View.CODE);
        action.accept(view().explanation());
    }

    /** Shows the text about the algorithm, unfolding its column if needed, or the code again. */
    private void toggleAbout() {
        boolean opened = view().explanationParts().open(ExplanationColumn.Part.CODE);
        var shown = window.choices().view();
        boolean on = opened || shown.get() != ExplanationColumn.View.ABOUT;
        shown.set(on ? ExplanationColumn.View.ABOUT : ExplanationColumn.View.CODE);
    }

    /** Toggles a part, unfolding its section if needed. */
    private void switchIn(ExplanationColumn.Part part, BooleanProperty shown) {
        shown.set(view().explanationParts().open(part) || !shown.get());
    }

    /** Plays in a direction, or speeds up if already playing that way. */
    private void shuttle(Motion way) {
        if (player().motionProperty().get() == way) {
            window.choices().changeSpeed(1);
        } else {
            player().toggle(way);
        }
    }

    /** Undoes the last move of a game or, outside of manual play, the last change of the marks. */
    private void undo() {
        game().ifPresentOrElse(GamePanel.Actions::undo, () -> player().history().undo());
    }

    private void hand(Consumer<GamePanel.Actions> action) {
        game().ifPresent(action);
    }

    /** The actions of manual play; empty while nobody plays. */
    private Optional<ManualPlay> game() {
        return window.front().runs().manualPlay().filter(ManualPlay::isOn);
    }

    private Player player() {
        return window.front().player();
    }

    private TabView view() {
        return window.front().view();
    }

    private VisibleRangeControl control() {
        return view().visibleRange();
    }

    /** Carries a command out; one that needs a tab first leaves the start page for the tab of the last time. */
    void run(Shortcut shortcut) {
        if (window.isPageShown() && !WITHOUT_A_TAB.contains(shortcut)) {
            window.leavePage();
        }
        Objects.requireNonNull(actions.get(shortcut)).run();
    }

    /** All commands with their keys. */
    Stream<NamedAction> paletteEntries() {
        return Stream.of(Shortcut.values())
                .filter(shortcut -> shortcut != Shortcut.PALETTE && shortcut != Shortcut.STOP)
                .map(shortcut ->
                        new NamedAction(Message.of("shortcut." + shortcut), shortcut.keys(), () -> run(shortcut)));
    }

    void install(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> handle(scene.getFocusOwner(), event));
        scene.addEventFilter(KeyEvent.KEY_TYPED, event -> handle(scene.getFocusOwner(), event));
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, this::browse);
    }

    /** The two extra mouse buttons go back and forward, as in a browser. */
    private void browse(MouseEvent event) {
        if (event.getButton() == MouseButton.BACK || event.getButton() == MouseButton.FORWARD) {
            run(event.getButton() == MouseButton.BACK ? Shortcut.BACK : Shortcut.FORTH);
            event.consume();
        }
    }

    private void handle(Node focus, KeyEvent event) {
        boolean taken = window.blackout().takes(event) || focus instanceof BoardView && press(event);
        if (taken || !isForTheFocus(focus, event) && act(focus, event)) {
            event.consume();
        }
    }

    private boolean press(KeyEvent event) {
        return event.getEventType() == KeyEvent.KEY_PRESSED && window.front().handleKey(event);
    }

    /** Shortcut labels of the tabs; those from the tenth on repeat with Shift. */
    static String ofTab(int number) {
        return number <= DIGITS ? "Ctrl+" + number : "Shift+Ctrl+" + (number - DIGITS);
    }

    /** The number of the tab that a key selects, from 0; negative if it selects none. */
    private static int tab(KeyEvent event) {
        int digit = event.getCode().getCode() - KeyCode.DIGIT1.getCode();
        boolean isDigit = event.isShortcutDown() && !event.isAltDown() && digit >= 0 && digit < DIGITS;
        return !isDigit ? -1 : event.isShiftDown() ? digit + DIGITS : digit;
    }

    private boolean act(Node focus, KeyEvent event) {
        int tab = tab(event);
        if (tab >= 0 && tab < window.tabs().size()) {
            window.select(window.tabs().get(tab));
            view().focusTimeline();
            return true;
        }
        if (!isField(focus) && !window.isPageShown() && press(event)) {
            return true;
        }
        for (var shortcut : Shortcut.values()) {
            boolean off =
                    Shortcut.isLetter(event) && !window.choices().letters().get();
            if (shortcut.matches(event) && !off) {
                if (window.isPageShown() && !event.isShortcutDown() && !WITHOUT_A_TAB.contains(shortcut)) {
                    return false;
                }
                run(shortcut);
                return true;
            }
        }
        return false;
    }

    /** Returns whether a control of a form is focused, so that no key is a move of a game. */
    private static boolean isField(@Nullable Node focus) {
        return focus instanceof TextInputControl || focus instanceof ComboBoxBase<?> || focus instanceof Slider;
    }

    /** Returns whether the focused control needs the key for itself. */
    private static boolean isForTheFocus(Node focus, KeyEvent event) {
        if (parts(focus).anyMatch(part -> part.consumes(event))) {
            return true;
        }
        if (focus instanceof TextInputControl) {
            boolean command = event.isShortcutDown() && !event.getCode().isArrowKey();
            boolean copy = event.getCode() == KeyCode.C && !event.isShiftDown();
            // The field's own context menu opens with Shift+F10.
            boolean special = event.getCode().isFunctionKey() && event.getCode() != KeyCode.F10
                    || event.getCode() == KeyCode.ESCAPE;
            return !(command && !copy) && !special;
        }
        if (Shortcut.NEXT_STOP.matches(event) || Shortcut.PREVIOUS_STOP.matches(event)) {
            return false;
        }
        boolean plain = !event.isShortcutDown() && !event.isControlDown() && !event.isShiftDown() && !event.isAltDown();
        boolean seen = focus != null && (focus.isFocusVisible() || focus instanceof BoardView);
        return plain && seen && takes(focus, event.getCode());
    }

    private static boolean takes(Node focus, KeyCode key) {
        boolean operates = focus instanceof ButtonBase
                ? key == KeyCode.SPACE
                : (focus instanceof ComboBoxBase<?> || focus instanceof Slider || focus instanceof GridView<?>)
                        && (key == KeyCode.SPACE || key.isNavigationKey());
        return operates || parts(focus).anyMatch(part -> part.takes(key));
    }

    /** The ancestors of the focused node that handle keys themselves, innermost first. */
    private static Stream<KeyConsumer> parts(@Nullable Node focus) {
        return Stream.iterate(focus, Objects::nonNull, Node::getParent)
                .filter(KeyConsumer.class::isInstance)
                .map(KeyConsumer.class::cast);
    }
}
