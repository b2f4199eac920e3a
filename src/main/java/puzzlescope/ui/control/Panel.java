package puzzlescope.ui.control;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A heading above some content, as the columns beside the board are made of. */
public class Panel extends VBox {

    protected Panel(ObservableValue<String> heading) {
        getStyleClass().add("panel");
        var label = new Label();
        label.textProperty().bind(heading);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add("panel-heading");
        getChildren().add(label);
    }
}
