package puzzlescope.window.control;

import static java.util.stream.Collectors.joining;

import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;
import javafx.scene.input.KeyEvent;

/** Keyboard commands with their keys; tooltips show the first key, the help shows all. */
public enum Shortcut {
    PLAY(key(KeyCode.SPACE)),
    PLAY_BACKWARD(key(KeyCode.SPACE, KeyCombination.SHIFT_DOWN)),
    /** Keys of film editing programs, as are the next two. */
    SHUTTLE(key(KeyCode.L)),
    SHUTTLE_BACKWARD(key(KeyCode.J)),
    PAUSE(key(KeyCode.K)),
    STEP(key(KeyCode.RIGHT), typed(">")),
    STEP_BACK(key(KeyCode.LEFT), typed("<")),
    CALL_STEP(key(KeyCode.RIGHT, KeyCombination.SHIFT_DOWN)),
    CALL_STEP_BACK(key(KeyCode.LEFT, KeyCombination.SHIFT_DOWN)),
    NEXT_MILESTONE(key(KeyCode.RIGHT, KeyCombination.CONTROL_DOWN)),
    PREVIOUS_MILESTONE(key(KeyCode.LEFT, KeyCombination.CONTROL_DOWN)),
    /** Keys sent by presentation clickers, as are those of the next four. */
    NEXT_STOP(key(KeyCode.PAGE_DOWN)),
    PREVIOUS_STOP(key(KeyCode.PAGE_UP)),
    NEXT_BREAKPOINT(key(KeyCode.PAGE_DOWN, KeyCombination.SHIFT_DOWN)),
    PREVIOUS_BREAKPOINT(key(KeyCode.PAGE_UP, KeyCombination.SHIFT_DOWN)),
    BREAKPOINT(key(KeyCode.B, KeyCombination.SHORTCUT_DOWN)),
    BREAKPOINT_CONDITION(key(KeyCode.B, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    PALETTE(key(KeyCode.P, KeyCombination.SHORTCUT_DOWN), typed("/")),
    START_PAGE(key(KeyCode.HOME, KeyCombination.ALT_DOWN)),
    PRESENT(key(KeyCode.F5)),
    BLACK(typed("."), key(KeyCode.B)),
    NEXT_VALUE(key(KeyCode.N)),
    PREDICT(key(KeyCode.P)),
    TO_START(key(KeyCode.HOME)),
    TO_END(key(KeyCode.END)),
    GO_TO(key(KeyCode.G, KeyCombination.SHORTCUT_DOWN)),
    QUERY(key(KeyCode.F, KeyCombination.SHORTCUT_DOWN)),
    WHY(key(KeyCode.W)),
    WHAT_IF(key(KeyCode.W, KeyCombination.SHIFT_DOWN)),
    HEAT(key(KeyCode.H, KeyCombination.SHIFT_DOWN)),
    FIND_NEXT(key(KeyCode.F3)),
    FIND_PREVIOUS(key(KeyCode.F3, KeyCombination.SHIFT_DOWN)),
    BOARD(key(KeyCode.F6)),
    MENU(key(KeyCode.F10, KeyCombination.SHIFT_DOWN), key(KeyCode.CONTEXT_MENU)),
    FASTER(typed("+"), typed("=")),
    SLOWER(typed("-")),
    ZOOM_IN(key(KeyCode.UP, KeyCombination.CONTROL_DOWN)),
    ZOOM_OUT(key(KeyCode.DOWN, KeyCombination.CONTROL_DOWN)),
    ZOOM_ALL(typed("0")),
    LATER(key(KeyCode.RIGHT, KeyCombination.CONTROL_DOWN, KeyCombination.SHIFT_DOWN)),
    EARLIER(key(KeyCode.LEFT, KeyCombination.CONTROL_DOWN, KeyCombination.SHIFT_DOWN)),
    RANGE_BEGIN(typed("[")),
    RANGE_END(typed("]")),
    LOOP(key(KeyCode.L, KeyCombination.SHIFT_DOWN)),
    MARK(key(KeyCode.M)),
    MARKS(key(KeyCode.M, KeyCombination.SHIFT_DOWN)),
    PREVIOUS_MARK(key(KeyCode.UP, KeyCombination.ALT_DOWN)),
    NEXT_MARK(key(KeyCode.DOWN, KeyCombination.ALT_DOWN)),
    BACK(key(KeyCode.LEFT, KeyCombination.ALT_DOWN)),
    FORTH(key(KeyCode.RIGHT, KeyCombination.ALT_DOWN)),
    STOP(key(KeyCode.ESCAPE)),
    RUN(key(KeyCode.N, KeyCombination.SHORTCUT_DOWN)),
    BY_HAND(key(KeyCode.H, KeyCombination.SHORTCUT_DOWN)),
    HINT(key(KeyCode.H)),
    UNDO(key(KeyCode.Z, KeyCombination.SHORTCUT_DOWN)),
    REDO(
            key(KeyCode.Y, KeyCombination.SHORTCUT_DOWN),
            key(KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    ANEW(key(KeyCode.R, KeyCombination.SHORTCUT_DOWN)),
    ANOTHER(key(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    SOLVE(key(KeyCode.E, KeyCombination.SHORTCUT_DOWN)),
    REVIEW(key(KeyCode.V, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    COPY_TEXT(key(KeyCode.C, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    COPY_PICTURE(key(KeyCode.P, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    EXPORT(key(KeyCode.E, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    OPEN_RUN(key(KeyCode.O, KeyCombination.SHORTCUT_DOWN)),
    RUN_PROGRAM(key(KeyCode.J, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    SAVE_RUN(key(KeyCode.S, KeyCombination.SHORTCUT_DOWN)),
    CLASS_CODE(key(KeyCode.K, KeyCombination.SHORTCUT_DOWN)),
    NEXT_CHAPTER(key(KeyCode.PAGE_DOWN, KeyCombination.SHORTCUT_DOWN)),
    PREVIOUS_CHAPTER(key(KeyCode.PAGE_UP, KeyCombination.SHORTCUT_DOWN)),
    LESSONS(key(KeyCode.L, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    MAKE_LESSON(key(KeyCode.M, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    SAVE_RESULTS(key(KeyCode.S, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    COLLECT_RESULTS(key(KeyCode.K, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    CALL_TREE(key(KeyCode.T, KeyCombination.SHORTCUT_DOWN)),
    SEARCH_TREE(key(KeyCode.T, KeyCombination.SHIFT_DOWN)),
    WHOLE_RUN(key(KeyCode.T, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)),
    CODE(key(KeyCode.F4)),
    OWN_PROGRAM(key(KeyCode.J, KeyCombination.SHORTCUT_DOWN)),
    ABOUT(key(KeyCode.F2)),
    RACE(key(KeyCode.F9)),
    GROWTH(key(KeyCode.F9, KeyCombination.SHIFT_DOWN)),
    /** Parts shown over the board in the presenter view, as are the next two and the options. */
    PRESENT_CODE(key(KeyCode.C)),
    PRESENT_CALLS(key(KeyCode.S)),
    PRESENT_COUNTERS(key(KeyCode.V)),
    OPTIONS_COLUMN(key(KeyCode.F7), key(KeyCode.O)),
    EXPLANATION_COLUMN(key(KeyCode.F8)),
    THEME(key(KeyCode.D, KeyCombination.SHORTCUT_DOWN)),
    LANGUAGE(key(KeyCode.L, KeyCombination.SHORTCUT_DOWN)),
    TEXT_LARGER(
            key(KeyCode.PLUS, KeyCombination.SHORTCUT_DOWN),
            key(KeyCode.EQUALS, KeyCombination.SHORTCUT_DOWN),
            key(KeyCode.EQUALS, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
            key(KeyCode.ADD, KeyCombination.SHORTCUT_DOWN)),
    TEXT_SMALLER(key(KeyCode.MINUS, KeyCombination.SHORTCUT_DOWN), key(KeyCode.SUBTRACT, KeyCombination.SHORTCUT_DOWN)),
    TEXT_NORMAL(key(KeyCode.DIGIT0, KeyCombination.SHORTCUT_DOWN), key(KeyCode.NUMPAD0, KeyCombination.SHORTCUT_DOWN)),
    FULL_SCREEN(key(KeyCode.F11)),
    SETTINGS(key(KeyCode.COMMA, KeyCombination.SHORTCUT_DOWN)),
    SHEET(key(KeyCode.F1), typed("?"), typed("\uff1f"));

    private final List<KeyCombination> keys;

    Shortcut(KeyCombination... keys) {
        this.keys = List.of(keys);
    }

    private static KeyCombination key(KeyCode code, Modifier... modifiers) {
        return new KeyCodeCombination(code, modifiers);
    }

    private static KeyCombination typed(String character) {
        return new CharacterCombination(character);
    }

    /** Returns whether a pressed key or a typed character triggers this command. */
    public boolean matches(KeyEvent event) {
        return keys.stream().anyMatch(key -> key.match(event));
    }

    /** Returns whether a key is a letter without a modifier but Shift, which settings may free of commands. */
    public static boolean isLetter(KeyEvent event) {
        return event.getCode().isLetterKey()
                && !event.isShortcutDown()
                && !event.isControlDown()
                && !event.isAltDown()
                && !event.isMetaDown();
    }

    /** The keys as written on the keyboard. */
    public String keys() {
        return written(keys.getFirst());
    }

    /** All its keys, as written on the keyboard. */
    public String allKeys() {
        return keys.stream().map(Shortcut::written).distinct().collect(joining("   "));
    }

    private static String written(KeyCombination key) {
        return key.getDisplayText()
                .replace("Right", "\u2192")
                .replace("Left", "\u2190")
                .replace("Up", "\u2191")
                .replace("Down", "\u2193");
    }
}
