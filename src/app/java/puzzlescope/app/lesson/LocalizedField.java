package puzzlescope.app.lesson;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TextInputControl;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.lesson.LocalizedText;

/** A field that edits the text of one language. FX thread only. */
final class LocalizedField {

    private LocalizedField() {}

    /** Binds a field to a text, in the chosen language. */
    static <F extends TextInputControl> F of(
            F field, ObservableValue<Language> language, Supplier<LocalizedText> text, Consumer<LocalizedText> change) {
        Runnable fill = () -> field.setText(text.get().texts().getOrDefault(language.getValue(), ""));
        fill.run();
        field.textProperty()
                .addListener((_, _, typed) -> change.accept(text.get().with(language.getValue(), typed)));
        language.addListener((_, _, _) -> fill.run());
        return field;
    }
}
