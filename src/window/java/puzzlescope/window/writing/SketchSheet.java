package puzzlescope.window.writing;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Surface;
import puzzlescope.window.fx.Sheet;
import puzzlescope.window.theme.Appearance;

/** What is drawn on by the mouse, or by the keys, and is painted anew whenever it is another or looks otherwise. FX thread only. */
public abstract class SketchSheet extends Region {

    private static final double SMALLEST = 120;

    private final Appearance appearance;
    private final Sheet sheet = new Sheet();
    private @Nullable Subscription inks;

    /** @param helpKey the key of what can be done on it */
    protected SketchSheet(Appearance appearance, String id, String helpKey) {
        this.appearance = appearance;
        setId(id);
        setMinSize(SMALLEST, SMALLEST);
        setFocusTraversable(true);
        accessibleTextProperty().bind(appearance.texts().of(helpKey));
        getChildren().add(sheet);
        sceneProperty().addListener((_, before, scene) -> {
            // The palette lives on when the dialog is closed.
            if (before == null && scene != null) {
                inks = appearance.palette().versionProperty().subscribe(this::repaint);
            } else if (scene == null && inks != null) {
                inks.unsubscribe();
            }
        });
        focusVisibleProperty().addListener((_, _, _) -> repaint());
        setOnMousePressed(event -> {
            requestFocus();
            press(event);
        });
        addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (!key.isShortcutDown() && !key.isAltDown() && takes(key)) {
                key.consume();
            }
        });
    }

    /** Paints what is drawn; nothing while there is nothing to be painted. */
    protected abstract void paint(Surface surface, double width, double height);

    /** Draws where the mouse was pressed. */
    protected abstract void press(MouseEvent event);

    /** Draws by a key, or moves what the keys draw on; gives whether it does. */
    protected abstract boolean takes(KeyEvent key);

    /** How wide it is painted, in px; 0 before that. */
    protected final double paintedWidth() {
        return sheet.paintedWidth();
    }

    /** How high it is painted, in px; 0 before that. */
    protected final double paintedHeight() {
        return sheet.paintedHeight();
    }

    /** Lets it stand back, with an opacity below 1. */
    protected final void fade(double opacity) {
        sheet.setOpacity(opacity);
    }

    /** Paints it as it is now. */
    public final void repaint() {
        double width = paintedWidth();
        double height = paintedHeight();
        if (width > 0 && height > 0) {
            sheet.canvas().getGraphicsContext2D().clearRect(0, 0, width, height);
            var surface = appearance.on(sheet.canvas());
            surface.save();
            paint(surface, width, height);
            surface.restore();
        }
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        sheet.resizeRelocate(0, 0, width, height);
        if (sheet.fit(width, height)) {
            repaint();
        }
    }
}
