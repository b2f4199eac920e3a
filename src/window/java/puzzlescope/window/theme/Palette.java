package puzzlescope.window.theme;

import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;

/**
 * Colours of the current style sheets for code that draws on a canvas. A node of the scene without extent: each ink has
 * a swatch that the style sheets colour, and the swatches are read. FX thread only.
 */
public final class Palette {

    private final Pane swatches = new Pane();
    private final Map<Ink, Region> swatchOf = new HashMap<>();
    private final Map<Ink, Color> colors = new HashMap<>();
    private Theme theme = Theme.LIGHT;
    private final PictureFonts pictureFonts = new PictureFonts(this::change);
    private final ReadOnlyIntegerWrapper version = new ReadOnlyIntegerWrapper();

    public Palette() {
        swatches.getStyleClass().add("palette");
        swatches.setManaged(false);
        swatches.setMouseTransparent(true);
        swatches.setOpacity(0);
        Ink.shared().forEach(this::add);
        swatches.getChildren().addAll(pictureFonts.nodes());
    }

    private void change() {
        colors.clear();
        version.set(version.get() + 1);
    }

    /** The node to be added to the scene. */
    public Node node() {
        return swatches;
    }

    /** Incremented whenever a colour or a font changes. */
    public ReadOnlyIntegerProperty versionProperty() {
        return version.getReadOnlyProperty();
    }

    public Theme theme() {
        return theme;
    }

    public void setTheme(Theme next) {
        theme = next;
    }

    /** The fonts of the current style sheets. */
    PictureFonts fonts() {
        return pictureFonts;
    }

    public Color color(Ink ink) {
        var known = colors.get(ink);
        if (known != null) {
            return known;
        }
        var color = read(ink);
        if (!color.equals(Color.TRANSPARENT)) {
            colors.put(ink, color);
        }
        return color;
    }

    private Color read(Ink ink) {
        var swatch = swatchOf.get(ink);
        var background = (swatch == null ? fresh(ink) : swatch).getBackground();
        if (background == null || background.getFills().isEmpty()) {
            return Color.TRANSPARENT;
        }
        var fill = (javafx.scene.paint.Color) background.getFills().getFirst().getFill();
        return Color.of(fill.getRed(), fill.getGreen(), fill.getBlue(), fill.getOpacity());
    }

    /** The swatch of a puzzle's own ink, created on first use. */
    private Region fresh(Ink ink) {
        var swatch = add(ink);
        swatch.applyCss();
        return swatch;
    }

    private Region add(Ink ink) {
        var swatch = new Region();
        swatch.setStyle("-fx-background-color: -scope-" + ink.styleClass());
        swatch.backgroundProperty().addListener((_, _, _) -> change());
        swatchOf.put(ink, swatch);
        swatches.getChildren().add(swatch);
        return swatch;
    }

    /** The colour as an opaque pixel, {@code 0xAARRGGBB}. */
    public int pixel(Ink ink) {
        return color(ink).opaque();
    }
}
