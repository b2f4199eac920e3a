package puzzlescope.window.editor;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Surface;
import puzzlescope.window.fx.CanvasSheet;
import puzzlescope.window.theme.Appearance;

/** A sheet drawn on by mouse or keyboard, repainted whenever its content or appearance changes. FX thread only. */
public abstract class SketchSheet extends Region {

    private static final double SMALLEST = 120;

    private final Appearance appearance;
    private final CanvasSheet canvasSheet = new CanvasSheet();
    private @Nullable Subscription inks;

    /** @param helpKey the message key of its instructions */
    protected SketchSheet(Appearance appearance, String id, String helpKey) {
        this.appearance = appearance;
        setId(id);
        setMinSize(SMALLEST, SMALLEST);
        setFocusTraversable(true);
        accessibleTextProperty().bind(appearance.texts().of(helpKey));
        getChildren().add(canvasSheet);
        sceneProperty().addListener((_, before, scene) -> {
            // The palette outlives the dialog.
            if (before == null && scene != null) {
                inks = appearance.palette().versionProperty().subscribe(this::repaint);
            } else if (scene == null && inks != null) {
                inks.unsubscribe();
            }
        });
        focusVisibleProperty().addListener((_, _, _) -> repaint());
        setOnMousePressed(event -> {
            requestFocus();
            handlePress(event);
        });
        addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (!key.isShortcutDown() && !key.isAltDown() && takes(key)) {
                key.consume();
            }
        });
    }

    /** Paints the content; nothing while there is none. */
    protected abstract void paint(Surface surface, double width, double height);

    /** Draws at the pressed point. */
    protected abstract void handlePress(MouseEvent event);

    /** Draws by a key, or moves the keyboard cursor; returns whether it was handled. */
    protected abstract boolean takes(KeyEvent key);

    /** Painted width, in px; 0 before the first painting. */
    protected final double paintedWidth() {
        return canvasSheet.paintedWidth();
    }

    /** Painted height, in px; 0 before the first painting. */
    protected final double paintedHeight() {
        return canvasSheet.paintedHeight();
    }

    /** Fades the sheet, with an opacity below 1. */
    protected final void setDimmed(double opacity) {
        canvasSheet.setOpacity(opacity);
    }

    public final void repaint() {
        double width = paintedWidth();
        double height = paintedHeight();
        if (width > 0 && height > 0) {
            canvasSheet.canvas().getGraphicsContext2D().clearRect(0, 0, width, height);
            var surface = appearance.on(canvasSheet.canvas());
            surface.save();
            paint(surface, width, height);
            surface.restore();
        }
    }

    @Override
    protected void layoutChildren() {
        canvasSheet.fill(this, this::repaint);
    }
}
