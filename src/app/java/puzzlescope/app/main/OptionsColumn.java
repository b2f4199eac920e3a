package puzzlescope.app.main;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.window.form.OptionsPane;
import puzzlescope.window.theme.Appearance;

/** The drawer of a tab with the inputs that are not in the row above the board. FX thread only. */
final class OptionsColumn extends VBox {

    OptionsColumn(Appearance appearance, OptionsPane options) {
        var heading = new Label();
        heading.textProperty().bind(appearance.texts().of("all-options"));
        heading.getStyleClass().add("panel-heading");
        heading.setMinHeight(Region.USE_PREF_SIZE);
        options.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(heading, options);
    }
}
