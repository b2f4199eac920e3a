package puzzlescope.app.main;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import puzzlescope.engine.text.Code;
import puzzlescope.window.frame.ColumnChoices;
import puzzlescope.window.player.Speed;

/**
 * What a person has chosen for all tabs at once.
 *
 * @param callsAsTree whether calls are shown as a tree, and not as a stack
 * @param searchTree whether the timeline shows the calls as a tree, and not its curve
 * @param wholeRun whether that tree tells where solutions lie before the playhead has come there
 * @param about whether the column beside the board says what the algorithm is about, and not what it does
 * @param code what algorithms are to be written in, where there is such a program
 * @param columns how wide the columns beside the board are, if they are not folded
 * @param presenting whether the window is there to be seen from afar, on all of the screen
 * @param speed how fast is played
 */
record WindowChoices(
        BooleanProperty callsAsTree,
        BooleanProperty searchTree,
        BooleanProperty wholeRun,
        BooleanProperty about,
        ObjectProperty<Code> code,
        ColumnChoices columns,
        BooleanProperty presenting,
        IntegerProperty speed) {

    private static final String TREE = "tree";
    private static final String WHOLE_RUN = "timeline.whole-run";
    private static final String OPTIONS = "left-column";
    private static final String EXPLANATION = "right-column";
    private static final String PINNED = "left-column.pinned";
    private static final String FOLDED = ".folded";
    private static final String WIDTH = ".width-percent";
    private static final double PERCENT = 100;
    private static final int MOST_PERCENT = 1000;

    /** Those of a window in which nobody has chosen anything. */
    WindowChoices() {
        this(
                new SimpleBooleanProperty(),
                new SimpleBooleanProperty(),
                new SimpleBooleanProperty(),
                new SimpleBooleanProperty(),
                new SimpleObjectProperty<>(Code.PSEUDOCODE),
                new ColumnChoices(),
                new SimpleBooleanProperty(),
                new SimpleIntegerProperty(Speed.PRESET));
    }

    /** Takes over what was chosen at an earlier time. */
    void restore(Settings remembered) {
        remembered.number("speed", Speed.SLOWEST, Speed.FASTEST).ifPresent(speed::set);
        Stream.of(Code.values())
                .filter(each -> remembered.get("code").equals(Optional.of(each.name())))
                .forEach(code::set);
        restore(columns.options(), OPTIONS, remembered);
        restore(columns.explanation(), EXPLANATION, remembered);
        columns.pinned().set(!remembered.get(PINNED).equals(Optional.of("false")));
        searchTree.set(remembered.get("timeline").equals(Optional.of(TREE)));
        wholeRun.set(remembered.get(WHOLE_RUN).equals(Optional.of("true")));
        callsAsTree.set(remembered.get("calls").equals(Optional.of(TREE)));
    }

    private static void restore(ColumnChoices.Side column, String key, Settings remembered) {
        column.folded().set(remembered.get(key + FOLDED).equals(Optional.of("true")));
        remembered.number(key + WIDTH, 0, MOST_PERCENT).ifPresent(percent -> column.widen(percent / PERCENT));
    }

    private static void remember(ColumnChoices.Side column, String key, Settings settings) {
        settings.put(key + FOLDED, column.folded().get());
        settings.put(key + WIDTH, Math.round(column.width().get() * PERCENT));
    }

    /** Writes down what is to be remembered. */
    void remember(Settings settings) {
        settings.put("calls", callsAsTree.get() ? TREE : "stack");
        settings.put("timeline", searchTree.get() ? TREE : "curve");
        settings.put(WHOLE_RUN, wholeRun.get());
        remember(columns.options(), OPTIONS, settings);
        remember(columns.explanation(), EXPLANATION, settings);
        settings.put(PINNED, columns.pinned().get());
        settings.put("code", code.get().name());
        settings.put("speed", speed.get());
    }

    /** Shows the calls as a tree in the timeline, or its curve. */
    void switchTimeline() {
        searchTree.set(!searchTree.get());
    }

    /** Lets that tree tell of what is still to come, or not. */
    void switchWholeRun() {
        wholeRun.set(!wholeRun.get());
    }

    /** Asks for the next language of code, and after the last one for pseudocode again. */
    void nextCode() {
        code.set(Code.values()[(code.get().ordinal() + 1) % Code.values().length]);
    }

    /** Plays faster, or slower if negative. */
    void changeSpeed(int by) {
        speed.set(Math.clamp(speed.get() + (long) by, Speed.SLOWEST, Speed.FASTEST));
    }
}
