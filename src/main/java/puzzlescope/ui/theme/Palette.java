package puzzlescope.ui.theme;

import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/**
 * The colours of the current style sheets for code that draws on a canvas. It is a node of the scene without extent: each
 * ink has a swatch that the style sheets colour, and the swatches are read. FX thread only.
 */
public final class Palette {

    private static final int OPAQUE = 0xFF000000;

    private final Pane swatches = new Pane();
    private final Map<Ink, Region> swatchOf = new HashMap<>();
    private final ReadOnlyIntegerWrapper version = new ReadOnlyIntegerWrapper();

    public Palette() {
        swatches.getStyleClass().add("palette");
        swatches.setManaged(false);
        swatches.setMouseTransparent(true);
        swatches.setOpacity(0);
        Ink.shared().forEach(this::add);
    }

    /** To be put into the scene. */
    public Node node() {
        return swatches;
    }

    /** Changes whenever a colour does. */
    public ReadOnlyIntegerProperty versionProperty() {
        return version.getReadOnlyProperty();
    }

    public Color color(Ink ink) {
        var swatch = swatchOf.get(ink);
        var background = (swatch == null ? fresh(ink) : swatch).getBackground();
        if (background == null || background.getFills().isEmpty()) {
            return Color.TRANSPARENT;
        }
        return (Color) background.getFills().getFirst().getFill();
    }

    /** The swatch of a puzzle's own ink, which is made when that is first asked for. */
    private Region fresh(Ink ink) {
        var swatch = add(ink);
        swatch.applyCss();
        return swatch;
    }

    private Region add(Ink ink) {
        var swatch = new Region();
        swatch.setStyle("-fx-background-color: -scope-" + ink.styleClass());
        swatch.backgroundProperty().addListener((_, _, _) -> version.set(version.get() + 1));
        swatchOf.put(ink, swatch);
        swatches.getChildren().add(swatch);
        return swatch;
    }

    /** The colour as an opaque pixel, {@code 0xAARRGGBB}. */
    public int pixel(Ink ink) {
        return pixel(color(ink));
    }

    /** A colour as an opaque pixel, {@code 0xAARRGGBB}. */
    public static int pixel(Color color) {
        return OPAQUE | (part(color.getRed()) << 16) | (part(color.getGreen()) << 8) | part(color.getBlue());
    }

    private static int part(double share) {
        return (int) Math.round(share * 255);
    }
}
