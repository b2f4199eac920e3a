package puzzlescope.ui.control;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.ui.theme.Look;

/** Buttons that zoom a board in and out and fit it into its room. FX thread only. */
public final class ZoomButtons extends FlowPane {

    private final Look look;
    private final Button out;
    private final Button fit;

    public ZoomButtons(Look look, CameraControl control) {
        this.look = look;
        out = button("zoom-out", MaterialDesignM.MAGNIFY_MINUS_OUTLINE, control::zoomOut);
        fit = button("fit", MaterialDesignF.FIT_TO_PAGE_OUTLINE, control::fit);
        getStyleClass().add("solutions-buttons");
        getChildren().addAll(button("zoom-in", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, control::zoomIn), out, fit);
    }

    /** Says whether there is anything to zoom out of. */
    public void setMoved(boolean moved) {
        out.setDisable(!moved);
        fit.setDisable(!moved);
    }

    private Button button(String id, Ikon icon, Runnable action) {
        var button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.accessibleTextProperty().bind(look.texts().of("view." + id));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(look.texts().of("view." + id + ".help"));
        button.setTooltip(tooltip);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
