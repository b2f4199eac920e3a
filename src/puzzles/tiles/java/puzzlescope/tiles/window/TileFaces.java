package puzzlescope.tiles.window;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Pixels;
import puzzlescope.tiles.picture.TileDrawing;
import puzzlescope.window.fx.ImagePixels;
import puzzlescope.window.theme.Appearance;

/** The faces of the tiles: numbers, pieces of a picture, or both. Independent of the run. FX thread only. */
final class TileFaces {

    static final String NUMBERS = TileDrawing.NONE;
    static final String OWN = "own";
    static final List<String> BUNDLED = TileDrawing.BUNDLED;

    private static final List<String> ENDINGS = List.of(".png", ".jpg", ".jpeg");
    /** Limit in px to which the longer side of a photograph is scaled down when loaded. */
    private static final double LARGEST = 2400;
    /** Oversampling of bundled pictures, for high-resolution screens. */
    private static final double FINENESS = 2;

    private final Appearance appearance;
    private final Runnable onChange;
    private String choice = NUMBERS;
    private boolean numbered = true;
    private @Nullable Pixels own;
    private @Nullable Pixels drawn;
    private String drawnChoice = NUMBERS;

    /** @param onChange called whenever the tiles look different */
    TileFaces(Appearance appearance, Runnable onChange) {
        this.appearance = appearance;
        this.onChange = onChange;
    }

    String choice() {
        return choice;
    }

    void choose(String chosen) {
        choice = chosen.equals(OWN) && own == null ? NUMBERS : chosen;
        onChange.run();
    }

    boolean isNumbered() {
        return numbered || choice.equals(NUMBERS);
    }

    void setNumbered(boolean shown) {
        numbered = shown;
        onChange.run();
    }

    /** Uses a person's own picture. */
    void setImage(Image image) {
        own = ImagePixels.of(image);
        choice = OWN;
        onChange.run();
    }

    static boolean isPicture(String file) {
        var name = file.toLowerCase(Locale.ROOT);
        return ENDINGS.stream().anyMatch(name::endsWith);
    }

    /** Starts loading a picture in the background, no larger than it can be shown. */
    static Image read(String url) {
        return new Image(url, LARGEST, LARGEST, true, true, true);
    }

    /** The picture for a board with sides of {@code side} px; empty if the tiles only show numbers. */
    Optional<Pixels> image(double side) {
        if (choice.equals(NUMBERS)) {
            return Optional.empty();
        }
        return Optional.ofNullable(choice.equals(OWN) ? own : drawn(side));
    }

    private Pixels drawn(double side) {
        double fine = Math.ceil(side * FINENESS);
        var kept = drawn;
        if (kept != null && drawnChoice.equals(choice) && kept.width() >= fine) {
            return kept;
        }
        var canvas = new Canvas(fine, fine);
        TileDrawing.bundled(choice).paint(appearance.on(canvas), fine);
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        var fresh = ImagePixels.of(canvas.snapshot(parameters, null));
        drawn = fresh;
        drawnChoice = choice;
        return fresh;
    }
}
