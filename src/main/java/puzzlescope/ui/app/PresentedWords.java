package puzzlescope.ui.app;

import javafx.scene.control.Label;
import puzzlescope.ui.theme.Appearance;

/** What is said only while one presents: the line of the code, and what the keys do. FX thread only. */
final class PresentedWords {

    private final Label line = new Label();
    private final Label keys = new Label();

    PresentedWords(Appearance appearance) {
        line.setId("presented-line");
        line.getStyleClass().add("presented-line");
        line.setMaxWidth(Double.MAX_VALUE);
        keys.getStyleClass().add("remark");
        keys.setWrapText(true);
        keys.textProperty().bind(appearance.texts().of("presenting.keys"));
    }

    Label line() {
        return line;
    }

    Label keys() {
        return keys;
    }

    void show(boolean on) {
        for (var label : new Label[] {line, keys}) {
            label.setVisible(on);
            label.setManaged(on);
        }
    }
}
