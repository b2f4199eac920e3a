package puzzlescope.window.fx;

import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * Where a canvas lies while this is in a window: of all sheets that come and go, such as those of tabs, the one that is there
 * has the window's canvas. A canvas of its own would keep what it was painted on even while nobody sees it, for JavaFX holds
 * what it last drew of a node until it draws it anew. Whenever the canvas comes it is to be sized and painted, and has no size
 * until then. FX thread only.
 */
public final class Sheet extends Region {

    private Canvas canvas = new Canvas();
    private boolean fresh = true;

    public Sheet() {
        sceneProperty().addListener((_, _, scene) -> follow(scene));
    }

    private void follow(@Nullable Scene scene) {
        if (scene == null) {
            getChildren().clear();
            canvas = new Canvas();
            return;
        }
        var shared = (Canvas) scene.getProperties().computeIfAbsent(Sheet.class, _ -> new Canvas());
        canvas = shared.getParent() == null ? shared : new Canvas();
        fresh = true;
        getChildren().setAll(canvas);
    }

    /** Makes the canvas so large, in px; gives whether it is to be painted. */
    public boolean fit(double width, double height) {
        boolean changes = fresh || width != canvas.getWidth() || height != canvas.getHeight();
        canvas.setWidth(width);
        canvas.setHeight(height);
        fresh = false;
        return changes;
    }

    public Canvas canvas() {
        return canvas;
    }

    public double paintedWidth() {
        return fresh ? 0 : canvas.getWidth();
    }

    public double paintedHeight() {
        return fresh ? 0 : canvas.getHeight();
    }
}
