package puzzlescope.window.theme;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import puzzlescope.picture.Font;

/**
 * Fonts of pictures: those that the style sheets give to texts of the window, in any size. Text widths are cached,
 * since measuring costs more than drawing. FX thread only.
 */
final class PictureFonts {

    private static final int MOST = 20_000;
    private static final int MOST_FONTS = 400;
    private static final double MEASURED_SIZE = 64;

    private record Key(String text, String family, boolean bold) {}

    /** Widths, shared by all windows: they depend on their key and the fonts of the machine, which do not change. */
    private static final Map<Key, Double> WIDTHS = new HashMap<>();

    /** Empty label from which the style sheets' typeface is read. */
    private final Label sample = new Label();

    /** Empty label from which the monospaced typeface is read. */
    private final Label monospaced = new Label();

    private final Map<Font, javafx.scene.text.Font> fonts = new HashMap<>();

    /** @param onChange called when the style sheets have changed the fonts */
    PictureFonts(Runnable onChange) {
        monospaced.getStyleClass().add("call");
        for (var each : nodes()) {
            each.setManaged(false);
            each.fontProperty().addListener((_, _, _) -> {
                fonts.clear();
                onChange.run();
            });
        }
    }

    List<Label> nodes() {
        return List.of(sample, monospaced);
    }

    /** The normal text size, in px. */
    double size() {
        return sample.getFont().getSize();
    }

    private String family(Font font) {
        return switch (font.face()) {
            case TEXT -> sample.getFont().getFamily();
            case MONOSPACED -> monospaced.getFont().getFamily();
        };
    }

    javafx.scene.text.Font of(Font font) {
        if (fonts.size() > MOST_FONTS) {
            fonts.clear();
        }
        return fonts.computeIfAbsent(font, this::make);
    }

    private javafx.scene.text.Font make(Font font) {
        return javafx.scene.text.Font.font(family(font), weight(font.bold()), font.size());
    }

    private static FontWeight weight(boolean bold) {
        return bold ? FontWeight.BOLD : FontWeight.NORMAL;
    }

    /** Width of a text, in px. */
    double width(String text, Font font) {
        if (WIDTHS.size() > MOST) {
            WIDTHS.clear();
        }
        double width = WIDTHS.computeIfAbsent(new Key(text, family(font), font.bold()), PictureFonts::measure);
        return width * font.size() / MEASURED_SIZE;
    }

    private static double measure(Key key) {
        var text = new Text(key.text());
        text.setFont(javafx.scene.text.Font.font(key.family(), weight(key.bold()), MEASURED_SIZE));
        return text.getLayoutBounds().getWidth();
    }
}
