package puzzlescope.window.board;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.engine.event.Message;
import puzzlescope.picture.Box;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.board.GridCamera;
import puzzlescope.picture.board.VisiblePart;
import puzzlescope.picture.board.Zoom;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/**
 * The zoom of a board of squares: its camera, which follows the mark until somebody drags the board, and the buttons
 * that zoom in, out and fit. FX thread only.
 */
public final class BoardZoom extends VBox implements CameraControl.Cameras, Zoom {

    private static final double GAP = 6;

    private final Appearance appearance;
    private final Runnable redraw;
    private final GridCamera camera = new GridCamera();
    private final CameraControl control;
    private final CheckBox follow = new CheckBox();
    private final FlowPane buttons = new FlowPane();
    private final Button out;
    private final Button fit;
    private @Nullable Camera other;
    private double followedRow;
    private double followedColumn;

    /** @param view the node on which the board is drawn */
    public BoardZoom(Node view, Appearance appearance, Runnable redraw) {
        super(GAP);
        this.appearance = appearance;
        this.redraw = redraw;
        control = new CameraControl(view, this);
        out = button("zoom-out", MaterialDesignM.MAGNIFY_MINUS_OUTLINE, control::zoomOut);
        fit = button("fit", MaterialDesignF.FIT_TO_PAGE_OUTLINE, control::fit);
        var in = button("zoom-in", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, control::zoomIn);
        buttons.getChildren().addAll(in, out, fit);
        buttons.getStyleClass().add("solutions-buttons");
        List.of(out, fit, follow).forEach(each -> DisabledReason.of(each, () -> Message.of("view.whole")));
        placeFollowButton();
        getChildren().addAll(buttons, follow);
    }

    public void add(Node button) {
        buttons.getChildren().add(button);
    }

    private void placeFollowButton() {
        follow.setId("follow-mark");
        follow.setSelected(true);
        follow.setWrapText(true);
        follow.textProperty().bind(appearance.texts().of("view.follow"));
        Tooltips.set(follow, appearance.texts().of("view.follow.help"));
        follow.selectedProperty().addListener((_, _, _) -> {
            followedRow = -1;
            redraw.run();
        });
    }

    public CameraControl control() {
        return control;
    }

    /** The current position of the squares. */
    public Grid grid() {
        return camera.grid();
    }

    /** Lays the squares out, with the mark in view if it is followed and has moved. */
    @Override
    public Grid layOut(Box port, Grid fitted, int row, int column) {
        camera.use(port, fitted);
        boolean moved = row >= 0 && (row != followedRow || column != followedColumn);
        if (camera.hasLooked()) {
            // The requested view is kept until the mark moves on.
            followedRow = row;
            followedColumn = column;
        } else if (camera.isMoved() && follow.isSelected() && moved) {
            followedRow = row;
            followedColumn = column;
            if (camera.seek(row + 0.5, column + 0.5)) {
                camera.use(port, fitted);
            }
        }
        out.setDisable(!camera.isMoved());
        fit.setDisable(!camera.isMoved());
        follow.setDisable(!camera.isMoved());
        return camera.grid();
    }

    /** Brings a square into view; returns whether anything moved. */
    boolean reveal(int row, int column) {
        return camera.isMoved() && camera.seek(row + 0.5, column + 0.5);
    }

    /**
     * Redirects buttons and gestures to another camera while something other than the squares is drawn; null ends that.
     */
    public void lead(@Nullable Camera camera) {
        other = camera;
    }

    @Override
    public Camera at(double x, double y) {
        var led = other;
        return led == null ? camera.camera() : led;
    }

    @Override
    public List<Camera> all() {
        return List.of(at(0, 0));
    }

    @Override
    public List<Camera> persistent() {
        return other == null ? List.of(camera.camera()) : List.of();
    }

    @Override
    public Optional<VisiblePart> visiblePart() {
        return other == null ? camera.visiblePart() : Optional.empty();
    }

    @Override
    public void moved() {
        redraw.run();
    }

    @Override
    public void panned() {
        follow.setSelected(false);
        redraw.run();
    }

    @Override
    public void fitted() {
        follow.setSelected(true);
        redraw.run();
    }

    private Button button(String id, Ikon icon, Runnable action) {
        var button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.accessibleTextProperty().bind(appearance.texts().of("view." + id));
        Tooltips.set(button, appearance.texts().of("view." + id + ".help"));
        button.setOnAction(_ -> action.run());
        return button;
    }
}
