package puzzlescope.window.control;

import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.FlowPane;
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
        var label = wrapped();
        label.textProperty().bind(appearance.texts().of(key));
        return label;
    }

    /** A label that wraps, whose text is set later. */
    public static Label wrapped() {
        var label = new Label();
        wrap(label);
        return label;
    }

    /** A label that wraps and fills the width, whose text is set later. */
    public static Label lines(String id) {
        var label = wrapped();
        label.setId(id);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    /** Controls beside each other, in as many rows as the width needs; the text of one that is wider still wraps. */
    public static FlowPane flow(Control... controls) {
        var flow = new FlowPane(controls);
        flow.setMinWidth(0);
        for (var control : controls) {
            control.setMinWidth(Region.USE_COMPUTED_SIZE);
            control.maxWidthProperty().bind(flow.widthProperty());
            if (control instanceof Labeled labeled) {
                labeled.setWrapText(true);
            }
        }
        return flow;
    }

    /** Breaks the text of a control into lines, and makes room for all of them. */
    public static void wrap(Labeled control) {
        control.setWrapText(true);
        control.setMinHeight(Region.USE_PREF_SIZE);
    }
}
