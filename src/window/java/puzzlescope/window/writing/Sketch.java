package puzzlescope.window.writing;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import puzzlescope.window.theme.Appearance;

/** What is written as a picture that can be drawn on, beside its text. FX thread only. */
public interface Sketch<T> {

    /** What makes it. */
    @FunctionalInterface
    interface Maker<T> {

        /**
         * Makes it.
         *
         * @param drawn is told the text whenever something was drawn
         */
        Sketch<T> make(Appearance appearance, Consumer<String> drawn);
    }

    Node node();

    /** Is told the text whenever it has changed, before it is known whether it can be taken. */
    default void read(String text) {}

    /** Shows what the text says; empty while it cannot be read, and nothing can be drawn then. */
    void show(Optional<T> value);
}
