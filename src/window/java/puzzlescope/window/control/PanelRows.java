package puzzlescope.window.control;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.Scene;
import puzzlescope.window.fx.SideScroll;
import puzzlescope.window.theme.Appearance;

/** Rows of a panel about a run, which scroll where they are higher than a share of the window. FX thread only. */
public final class PanelRows extends SideScroll {

    /** Largest share of the window's height above the timeline. */
    private static final double SHARE = 0.15;

    /** Largest share in a narrow column, where only code and calls give way. */
    private static final double SHARE_OF_COLUMN = 0.25;

    /** Width, in text sizes, below which a column is narrow. */
    private static final double NARROW = 40;

    private final Appearance appearance;
    private final ReadOnlyBooleanWrapper narrow = new ReadOnlyBooleanWrapper(true);

    public PanelRows(Appearance appearance, Node content) {
        super(content);
        this.appearance = appearance;
        setFitToHeight(false);
        sceneProperty().flatMap(Scene::heightProperty).subscribe(_ -> limit());
        widthProperty().subscribe(_ -> limit());
    }

    private void limit() {
        narrow.set(getWidth() < NARROW * appearance.textSize());
        double share = narrow.get() ? SHARE_OF_COLUMN : SHARE;
        setMaxHeight(getScene() == null ? 0 : share * getScene().getHeight());
    }

    /** True in a narrow column. */
    public ReadOnlyBooleanProperty narrowProperty() {
        return narrow.getReadOnlyProperty();
    }
}
