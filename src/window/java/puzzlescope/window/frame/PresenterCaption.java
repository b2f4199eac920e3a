package puzzlescope.window.frame;

import javafx.scene.control.Label;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** Text shown only in the presenter view: the current line of code, and the keys. FX thread only. */
public final class PresenterCaption {

    private final Label line = new Label();
    private final Label keys = new Label();

    public PresenterCaption(Appearance appearance) {
        line.setId("presented-line");
        line.getStyleClass().add("presented-line");
        line.setMaxWidth(Double.MAX_VALUE);
        // Keeps its place, so that the board keeps its size at the first step.
        line.opacityProperty().bind(line.textProperty().map(code -> code.isEmpty() ? 0 : 1));
        keys.getStyleClass().add("remark");
        keys.setWrapText(true);
        keys.textProperty().bind(appearance.texts().of("presenting.keys"));
    }

    public Label line() {
        return line;
    }

    public Label keys() {
        return keys;
    }

    public void show(boolean on) {
        for (var label : new Label[] {line, keys}) {
            Visibility.set(label, on);
        }
    }
}
