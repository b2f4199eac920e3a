package puzzlescope.ui.app;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import puzzlescope.text.Code;
import puzzlescope.ui.player.Speed;

/**
 * What a person has chosen for all tabs at once.
 *
 * @param callsAsTree whether calls are shown as a tree, and not as a stack
 * @param about whether the column beside the board says what the algorithm is about, and not what it does
 * @param code what algorithms are to be written in, where there is such a program
 * @param speed how fast is played
 */
record WindowChoices(
        BooleanProperty callsAsTree, BooleanProperty about, ObjectProperty<Code> code, IntegerProperty speed) {

    private static final String TREE = "tree";

    /** Those of a window in which nobody has chosen anything. */
    WindowChoices() {
        this(
                new SimpleBooleanProperty(),
                new SimpleBooleanProperty(),
                new SimpleObjectProperty<>(Code.PSEUDOCODE),
                new SimpleIntegerProperty(Speed.PRESET));
    }

    /** Takes over what was chosen at an earlier time. */
    void restore(Settings remembered) {
        remembered.number("speed", Speed.SLOWEST, Speed.FASTEST).ifPresent(speed::set);
        Stream.of(Code.values())
                .filter(each -> remembered.get("code").equals(Optional.of(each.name())))
                .forEach(code::set);
        callsAsTree.set(remembered.get("calls").equals(Optional.of(TREE)));
    }

    /** Writes down what is to be remembered. */
    void remember(Settings settings) {
        settings.put("calls", callsAsTree.get() ? TREE : "stack");
        settings.put("code", code.get().name());
        settings.put("speed", speed.get());
    }

    /** Shows the calls as a tree instead of a stack, or the other way round. */
    void switchCalls() {
        callsAsTree.set(!callsAsTree.get());
    }

    /** Says what the algorithm is about instead of what it does, or the other way round. */
    void switchAbout() {
        about.set(!about.get());
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
