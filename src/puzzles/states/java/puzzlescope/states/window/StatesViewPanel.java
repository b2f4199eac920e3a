package puzzlescope.states.window;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.search.VisibleGraph.Status;
import puzzlescope.picture.Pen;
import puzzlescope.picture.graph.Arrangement;
import puzzlescope.picture.graph.NodeShape;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.window.board.CameraControl;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * The panel beside the graph: buttons that zoom, the choice of the layout, and the meaning of the shapes. FX thread
 * only.
 */
final class StatesViewPanel extends Panel {

    private static final double SIZE = 26;
    private static final double RADIUS = 8;

    private final Appearance appearance;
    private final GridPane legend = new GridPane();
    private final Label hint = LocalizedControls.wrapped();
    private final LocalizedComboBox<Arrangement> arrangements;
    private final DepthChart chart;
    private final Button write = new Button();
    private final Button never = new Button();
    private final Button counts = new Button();
    private final ToggleButton last = new ToggleButton();

    /**
     * @param onWrite opens the editor of custom puzzles
     * @param arranged called when the nodes or the table need a new layout
     */
    StatesViewPanel(TabContext context, CameraControl cameras, Consumer<Button> onWrite, Runnable arranged) {
        super(context.appearance().texts().of("states.panel"));
        appearance = context.appearance();
        arrangements = new LocalizedComboBox<>(
                appearance,
                "arrangement",
                List.of(Arrangement.values()),
                Arrangement.AUTOMATIC,
                arrangement -> Message.of("states.arrangement." + arrangement.id()));
        setId("states-panel");
        prepareWriting(onWrite);
        prepare(never, "never-reached", MaterialDesignG.GHOST_OUTLINE, "states.never");
        never.setOnAction(_ -> UnreachedStates.show(appearance, context.arguments(), never));
        never.managedProperty().bind(never.visibleProperty());
        prepare(last, "last-shown", MaterialDesignT.TABLE_LARGE, "last");
        last.setOnAction(_ -> arranged.run());
        prepare(counts, "open-state-counts", MaterialDesignC.CHART_BAR, "states.counts");
        counts.setOnAction(_ -> StateCountPage.show(appearance, counts));
        var buttons = new FlowPane(
                button("zoom-in", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, cameras::zoomIn),
                button("zoom-out", MaterialDesignM.MAGNIFY_MINUS_OUTLINE, cameras::zoomOut),
                button("fit", MaterialDesignF.FIT_TO_PAGE_OUTLINE, cameras::fit),
                last,
                counts,
                never);
        buttons.getStyleClass().add("solutions-buttons");
        hint.textProperty().bind(appearance.texts().of("states.panel.hint"));
        hint.getStyleClass().add("remark");
        legend.setId("states-legend");
        legend.setHgap(6);
        chart = new DepthChart(appearance);
        prepareArrangements(arranged);
        getChildren().addAll(write, buttons, arrangements, chart, legend, hint);
        refresh();
    }

    private void prepareWriting(Consumer<Button> open) {
        write.setId("own-edit");
        write.textProperty().bind(appearance.texts().of("states.own.edit"));
        write.setGraphic(new FontIcon(MaterialDesignP.PENCIL_OUTLINE));
        write.setMaxWidth(Double.MAX_VALUE);
        Tooltips.set(write, appearance.texts().of("states.own.edit.help"));
        write.setOnAction(_ -> open.accept(write));
        write.managedProperty().bind(write.visibleProperty());
    }

    /** Sets whether the conceivable states are known. */
    void showNever(boolean shown) {
        never.setVisible(shown);
    }

    /** Sets whether custom puzzles can be written. */
    void showWriting(boolean shown) {
        write.setVisible(shown);
    }

    private void prepareArrangements(Runnable arranged) {
        arrangements.setMaxWidth(Double.MAX_VALUE);
        arrangements.accessibleTextProperty().bind(appearance.texts().of("states.arrangement"));
        Tooltips.set(arrangements, appearance.texts().of("states.arrangement.help"));
        arrangements.valueProperty().addListener(_ -> arranged.run());
    }

    /** The chosen layout of the nodes. */
    Arrangement arrangement() {
        return arrangements.getValue();
    }

    void arrange(Arrangement arrangement) {
        arrangements.setValue(arrangement);
    }

    /** True if the table of predecessors is shown. */
    BooleanProperty lastProperty() {
        return last.selectedProperty();
    }

    /** Shows the number of states on each ring; null hides the chart. */
    void chart(@Nullable SearchPosition rings) {
        chart.setVisible(rings != null);
        if (rings != null) {
            chart.follow(rings);
        }
    }

    /** Shows the legend of the search's shapes, or leaves that to the game's own panel in manual play. */
    void explainSearch(boolean on) {
        for (var part : List.of(arrangements, legend, hint)) {
            Visibility.set(part, on);
        }
    }

    private Button button(String id, Ikon icon, Runnable action) {
        var button = new Button();
        prepare(button, id, icon, "states.panel." + id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private void prepare(ButtonBase button, String id, Ikon icon, String key) {
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.accessibleTextProperty().bind(appearance.texts().of(key));
        Tooltips.set(button, appearance.texts().of(key + ".help"));
    }

    /** Redraws the legend, for instance after a change of colours or language. */
    void refresh() {
        chart.draw();
        legend.getChildren().clear();
        int row = 0;
        for (var status : new Status[] {Status.CURRENT, Status.LEFT, Status.WAITING, Status.OPEN}) {
            addRow(row++, status, status.name().toLowerCase(Locale.ROOT), false);
        }
        addRow(row, Status.LEFT, "goal", true);
    }

    private void addRow(int row, Status status, String key, boolean goal) {
        var sign = new Canvas(SIZE, SIZE);
        var name = new Label(appearance.localize("states.legend." + key));
        var pen = new Pen(appearance.on(sign), appearance);
        NodeShape.paint(pen, status, SIZE / 2, SIZE / 2, RADIUS, false);
        if (goal) {
            NodeShape.paintGoal(pen, SIZE / 2, SIZE / 2, RADIUS);
        }
        legend.addRow(row, sign, name);
    }
}
