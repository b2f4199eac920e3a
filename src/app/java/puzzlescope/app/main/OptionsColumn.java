package puzzlescope.app.main;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.form.OptionsPane;
import puzzlescope.window.theme.Appearance;

/** The drawer of a tab with the inputs that are not in the row above the board. FX thread only. */
final class OptionsColumn extends VBox {

    /** @param onChosen runs what has been filled in */
    OptionsColumn(Appearance appearance, OptionsPane options, Runnable onChosen) {
        var heading = new Label();
        heading.textProperty().bind(appearance.texts().of("all-options"));
        heading.getStyleClass().add("panel-heading");
        heading.setMinHeight(Region.USE_PREF_SIZE);
        options.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(heading, options, asInTheBook(appearance, options, onChosen));
    }

    private static Button asInTheBook(Appearance appearance, OptionsPane options, Runnable onChosen) {
        var button = new Button();
        button.setId("book-inputs");
        button.textProperty().bind(appearance.texts().of("book-inputs"));
        button.setTooltip(LocalizedControls.tooltip(appearance, "book-inputs.help"));
        button.disableProperty().bind(options.presetProperty());
        DisabledReason.of(button, () -> Message.of("book-inputs.why-not"));
        button.setOnAction(_ -> {
            options.fillInPresets();
            onChosen.run();
        });
        return button;
    }
}
