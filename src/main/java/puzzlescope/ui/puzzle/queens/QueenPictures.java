package puzzlescope.ui.puzzle.queens;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;

/**
 * Queens as pictures of the screen's own pixels, by size and color. Without a graphics card a queen's curves take longer to fill
 * than all the rest of a board; the same few queens are drawn in every frame. FX thread only.
 */
final class QueenPictures {

    private static final int KEPT = 12;

    private record Key(int pixels, Color color) {}

    private static final Map<Key, Optional<Image>> PICTURES = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Optional<Image>> eldest) {
            return size() > KEPT;
        }
    };

    private QueenPictures() {}

    /**
     * A queen in a square of so many pixels; empty while its picture is being made, which nobody waits for: the thread that draws
     * may be busy with a frame.
     *
     * @param pixels the length of the square's side on the screen
     */
    static Optional<Image> of(int pixels, Color color) {
        var key = new Key(pixels, color);
        if (!PICTURES.containsKey(key)) {
            PICTURES.put(key, Optional.empty());
            draw(key);
        }
        return Objects.requireNonNull(PICTURES.get(key));
    }

    private static void draw(Key key) {
        var canvas = new Canvas(key.pixels(), key.pixels());
        var graphics = canvas.getGraphicsContext2D();
        graphics.setFill(key.color());
        QueenShape.fill(graphics, key.pixels() / 2.0, key.pixels() / 2.0, key.pixels());
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        canvas.snapshot(
                made -> {
                    PICTURES.put(key, Optional.of(made.getImage()));
                    return null;
                },
                parameters,
                null);
    }
}
