package puzzlescope.window.control;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A heading above some content, as used in the columns beside the board. */
public class Panel extends VBox {

    private final Label label = LocalizedControls.wrapped();

    /** A panel without a heading. */
    protected Panel() {
        getStyleClass().add("panel");
    }

    protected Panel(ObservableValue<String> heading) {
        getStyleClass().add("panel");
        label.textProperty().bind(heading);
        label.getStyleClass().add("panel-heading");
        getChildren().add(label);
    }

    /** Leaves room for a node laid over the right end of the heading. */
    public final void leaveRoom(Region over) {
        label.paddingProperty()
                .bind(Bindings.createObjectBinding(() -> new Insets(0, over.getWidth(), 0, 0), over.widthProperty()));
    }
}
