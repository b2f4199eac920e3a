package puzzlescope.app.main;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.window.frame.ColumnChoices;
import puzzlescope.window.player.Speed;

/**
 * A person's choices that apply to all tabs.
 *
 * @param callsAsTree whether calls are shown as a tree instead of a stack
 * @param searchTree whether the timeline shows the calls as a tree instead of its curve
 * @param wholeRun whether also what the playhead has not reached yet is shown
 * @param classMode whether nothing may tell what is still to come, whatever else is chosen
 * @param view what the panel beside the board shows
 * @param code the language of listings, where there is such a program
 * @param columns the widths and folding of the columns beside the board
 * @param presenting whether the presenter view is on
 * @param speed the playback speed
 * @param letters whether letters are commands
 * @param reducedMotion whether nothing moves by itself: the pieces of a step stand at once where they go
 * @param opensStartPage whether the window opens with the start page instead of the last tab
 */
record WindowChoices(
        BooleanProperty callsAsTree,
        BooleanProperty searchTree,
        BooleanProperty wholeRun,
        BooleanProperty classMode,
        ObjectProperty<ExplanationColumn.View> view,
        ObjectProperty<CodeLanguage> code,
        ColumnChoices columns,
        BooleanProperty presenting,
        IntegerProperty speed,
        BooleanProperty letters,
        BooleanProperty reducedMotion,
        BooleanProperty opensStartPage) {

    private static final String TREE = "tree";
    private static final String WHOLE_RUN = "timeline.whole-run";
    private static final String CLASS_MODE = "class-mode";
    private static final String LETTERS = "keys.letters";
    private static final String REDUCED_MOTION = "motion.reduced";
    private static final String START_PAGE = "open.start-page";
    private static final String OPTIONS = "left-column";
    private static final String EXPLANATION = "right-column";
    private static final String FOLDED = ".folded";
    private static final String WIDTH = ".width-percent";
    private static final double PERCENT = 100;
    private static final int MOST_PERCENT = 1000;

    WindowChoices() {
        this(
                new SimpleBooleanProperty(),
                new SimpleBooleanProperty(),
                new SimpleBooleanProperty(),
                new SimpleBooleanProperty(),
                new SimpleObjectProperty<>(ExplanationColumn.View.CODE),
                new SimpleObjectProperty<>(CodeLanguage.PSEUDOCODE),
                new ColumnChoices(),
                new SimpleBooleanProperty(),
                new SimpleIntegerProperty(Speed.PRESET),
                new SimpleBooleanProperty(true),
                new SimpleBooleanProperty(Platform.getPreferences().isReducedMotion()),
                new SimpleBooleanProperty());
    }

    void restore(Settings remembered) {
        remembered.number("speed", Speed.SLOWEST, Speed.FASTEST).ifPresent(speed::set);
        Stream.of(CodeLanguage.values())
                .filter(each -> remembered.get("code").equals(Optional.of(each.name())))
                .forEach(code::set);
        restore(columns.options(), OPTIONS, remembered);
        restore(columns.explanation(), EXPLANATION, remembered);
        searchTree.set(remembered.get("timeline").equals(Optional.of(TREE)));
        wholeRun.set(remembered.get(WHOLE_RUN).equals(Optional.of("true")));
        classMode.set(remembered.get(CLASS_MODE).equals(Optional.of("true")));
        callsAsTree.set(remembered.get("calls").equals(Optional.of(TREE)));
        remembered.get(LETTERS).ifPresent(on -> letters.set(!on.equals("false")));
        remembered.get(REDUCED_MOTION).ifPresent(on -> reducedMotion.set(on.equals("true")));
        opensStartPage.set(remembered.get(START_PAGE).equals(Optional.of("true")));
    }

    private static void restore(ColumnChoices.Side column, String key, Settings remembered) {
        remembered.get(key + FOLDED).ifPresent(folded -> column.folded().set(folded.equals("true")));
        remembered.number(key + WIDTH, 0, MOST_PERCENT).ifPresent(percent -> column.widen(percent / PERCENT));
    }

    private static void remember(ColumnChoices.Side column, String key, Settings settings) {
        settings.put(key + FOLDED, column.folded().get());
        settings.put(key + WIDTH, Math.round(column.width().get() * PERCENT));
    }

    void remember(Settings settings) {
        settings.put("calls", callsAsTree.get() ? TREE : "stack");
        settings.put("timeline", searchTree.get() ? TREE : "curve");
        settings.put(WHOLE_RUN, wholeRun.get());
        settings.put(CLASS_MODE, classMode.get());
        remember(columns.options(), OPTIONS, settings);
        remember(columns.explanation(), EXPLANATION, settings);
        settings.put("code", code.get().name());
        settings.put("speed", speed.get());
        settings.put(LETTERS, letters.get());
        settings.put(START_PAGE, opensStartPage.get());
        // Otherwise it follows the system.
        if (reducedMotion.get() != Platform.getPreferences().isReducedMotion()
                || settings.get(REDUCED_MOTION).isPresent()) {
            settings.put(REDUCED_MOTION, reducedMotion.get());
        }
    }

    /** Sets what a person chooses once to its presets. */
    void usePresets() {
        wholeRun.set(false);
        classMode.set(false);
        speed.set(Speed.PRESET);
        letters.set(true);
        reducedMotion.set(Platform.getPreferences().isReducedMotion());
        opensStartPage.set(false);
    }

    /** Toggles the timeline between call tree and curve. */
    void toggleSearchTree() {
        searchTree.set(!searchTree.get());
    }

    /** Toggles whether also what the playhead has not reached yet is shown. */
    void toggleWholeRun() {
        wholeRun.set(!wholeRun.get());
    }

    /** Selects the next language of listings, and pseudocode again after the last. */
    void nextCode() {
        code.set(CodeLanguage.values()[(code.get().ordinal() + 1) % CodeLanguage.values().length]);
    }

    /** Plays faster, or slower if negative. */
    void changeSpeed(int by) {
        speed.set(Math.clamp(speed.get() + (long) by, Speed.SLOWEST, Speed.FASTEST));
    }
}
