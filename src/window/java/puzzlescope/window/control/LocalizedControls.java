package puzzlescope.window.control;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import puzzlescope.window.theme.Appearance;

/** Labels in the chosen language that are never truncated. FX thread only. */
public final class LocalizedControls {

    private LocalizedControls() {}

    public static Button button(Appearance appearance, String id, String key, Runnable action) {
        var button = new Button();
        button.setId(id);
        button.textProperty().bind(appearance.texts().of(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** A label that wraps. */
    public static Label label(Appearance appearance, String key) {
        var label = new Label();
        label.textProperty().bind(appearance.texts().of(key));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** A label that wraps, whose text is set later. */
    public static Label lines(String id) {
        var label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }
}
