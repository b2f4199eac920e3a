package puzzlescope.window.editor;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import puzzlescope.window.theme.Appearance;

/** A text as a picture that can be drawn on, beside the text. FX thread only. */
public interface Sketch<T> {

    /** Factory of sketches. */
    @FunctionalInterface
    interface Maker<T> {

        /**
         * Creates a sketch.
         *
         * @param drawn receives the text after every drawing
         */
        Sketch<T> make(Appearance appearance, Consumer<String> drawn);
    }

    Node node();

    /** Receives the text after every change, before it is known to be valid. */
    default void read(String text) {}

    /** Shows the text's value; empty while it is invalid, in which case drawing is disabled. */
    void show(Optional<T> value);
}
