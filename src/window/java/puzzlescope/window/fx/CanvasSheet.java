package puzzlescope.window.fx;

import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * Holder of a canvas that is shared per window: of all sheets in a window, such as those of tabs, the visible one has
 * the canvas. Canvases of their own would keep their content in memory even while invisible, since JavaFX retains what
 * it last drew of a node until it redraws it. Whenever the canvas arrives it must be sized and painted, and has no size
 * until then. FX thread only.
 */
public final class CanvasSheet extends Region {

    private Canvas canvas = new Canvas();
    private boolean fresh = true;

    public CanvasSheet() {
        sceneProperty().addListener((_, _, scene) -> follow(scene));
    }

    private void follow(@Nullable Scene scene) {
        if (scene == null) {
            getChildren().clear();
            canvas = new Canvas();
            return;
        }
        var shared = (Canvas) scene.getProperties().computeIfAbsent(CanvasSheet.class, _ -> new Canvas());
        canvas = shared.getParent() == null ? shared : new Canvas();
        fresh = true;
        getChildren().setAll(canvas);
    }

    /**
     * Fills a region with the canvas, in whole px.
     *
     * @param paint is called if the canvas must be painted
     */
    public void fill(Region region, Runnable paint) {
        double width = Math.floor(region.getWidth());
        double height = Math.floor(region.getHeight());
        resizeRelocate(0, 0, width, height);
        if (fit(width, height)) {
            paint.run();
        }
    }

    /** Resizes the canvas, in px; returns whether it must be painted. */
    private boolean fit(double width, double height) {
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
