package puzzlescope.ui.board;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

/** How wide texts are, measured once each, since measuring costs more than drawing. FX thread only. */
public final class TextWidths {

    private static final int MOST = 20_000;
    private static final double MEASURED_SIZE = 64;

    private static final Map<Key, Double> KNOWN = new HashMap<>();

    private record Key(String text, String family, boolean bold) {}

    private TextWidths() {}

    /** In px, in letters of a size. */
    public static double of(String text, String family, boolean bold, double size) {
        if (KNOWN.size() > MOST) {
            KNOWN.clear();
        }
        double width = KNOWN.computeIfAbsent(new Key(text, family, bold), TextWidths::measure);
        return width * size / MEASURED_SIZE;
    }

    private static double measure(Key key) {
        var text = new Text(key.text());
        text.setFont(Font.font(key.family(), key.bold() ? FontWeight.BOLD : FontWeight.NORMAL, MEASURED_SIZE));
        return text.getLayoutBounds().getWidth();
    }
}
