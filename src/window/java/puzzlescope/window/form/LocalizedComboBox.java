package puzzlescope.window.form;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.window.theme.Appearance;

/** A choice between values that are shown in the window's language. FX thread only. */
public final class LocalizedComboBox<T> extends ComboBox<T> {

    private final Appearance appearance;
    private final Function<T, Message> words;

    public LocalizedComboBox(Appearance appearance, String id, List<T> values, T preset, Function<T, Message> words) {
        this.appearance = appearance;
        this.words = words;
        setId(id);
        getItems().addAll(values);
        setValue(preset);
        setCellFactory(_ -> new LocalizedCell());
        setButtonCell(new LocalizedCell());
    }

    private final class LocalizedCell extends ListCell<T> {

        @Override
        protected void updateItem(@Nullable T value, boolean empty) {
            super.updateItem(value, empty);
            textProperty().unbind();
            if (empty || value == null) {
                setText("");
            } else {
                var message = words.apply(value);
                textProperty()
                        .bind(appearance
                                .texts()
                                .of(message.key(), message.arguments().toArray()));
            }
        }
    }
}
