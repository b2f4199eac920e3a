package puzzlescope.ui.puzzle.states;

import java.util.List;
import java.util.Locale;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.core.puzzle.states.Growth.Status;
import puzzlescope.ui.control.Panel;
import puzzlescope.ui.theme.Look;

/** What stands beside the graph: buttons that zoom, and what the shapes mean. FX thread only. */
final class ViewPanel extends Panel {

    private static final double SIZE = 26;
    private static final double RADIUS = 8;

    private final Look look;
    private final GridPane legend = new GridPane();
    private final Label hint = new Label();

    ViewPanel(Look look, Runnable zoomIn, Runnable zoomOut, Runnable fit) {
        super(look.texts().of("states.panel"));
        this.look = look;
        setId("states-panel");
        var buttons = new FlowPane(
                button("zoom-in", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, zoomIn),
                button("zoom-out", MaterialDesignM.MAGNIFY_MINUS_OUTLINE, zoomOut),
                button("fit", MaterialDesignF.FIT_TO_PAGE_OUTLINE, fit));
        buttons.getStyleClass().add("solutions-buttons");
        hint.textProperty().bind(look.texts().of("states.panel.hint"));
        hint.setWrapText(true);
        hint.setMinHeight(Region.USE_PREF_SIZE);
        hint.getStyleClass().add("remark");
        legend.setId("states-legend");
        legend.setHgap(6);
        getChildren().addAll(buttons, legend, hint);
        refresh();
    }

    /** Says what the search's shapes mean, or, by hand, leaves that to the game's own panel. */
    void explainSearch(boolean on) {
        for (var part : List.of(legend, hint)) {
            part.setVisible(on);
            part.setManaged(on);
        }
    }

    private Button button(String id, Ikon icon, Runnable action) {
        var button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.accessibleTextProperty().bind(look.texts().of("states.panel." + id));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(look.texts().of("states.panel." + id + ".help"));
        button.setTooltip(tooltip);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** Draws the legend anew, as after a change of colours or words. */
    void refresh() {
        legend.getChildren().clear();
        int row = 0;
        for (var status : new Status[] {Status.CURRENT, Status.LEFT, Status.WAITING, Status.OPEN}) {
            addRow(row++, status, status.name().toLowerCase(Locale.ROOT), false);
        }
        addRow(row, Status.LEFT, "goal", true);
    }

    private void addRow(int row, Status status, String key, boolean goal) {
        var sign = new Canvas(SIZE, SIZE);
        var name = new Label(look.say("states.legend." + key));
        var pen = new Pen(sign.getGraphicsContext2D(), look, name.getFont());
        NodeShape.paint(pen, status, SIZE / 2, SIZE / 2, RADIUS, false);
        if (goal) {
            NodeShape.paintGoal(pen, SIZE / 2, SIZE / 2, RADIUS);
        }
        legend.addRow(row, sign, name);
    }
}
