package puzzlescope.window.fx;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import puzzlescope.picture.Outline;

/**
 * Outlines as images in device pixels, by size and colour. Without a graphics card a queen's curves take longer to fill
 * than the rest of a board, and the same few are drawn in every frame. FX thread only.
 */
final class OutlinePictures {

    private static final int KEPT = 24;

    private record Key(Outline outline, int pixels, Paint paint) {}

    /**
     * Static because surfaces are made for each frame. An image depends on its key only, and so does what is drawn, up
     * to the smoothing of its edges.
     */
    private static final Map<Key, State> PICTURES = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, State> eldest) {
            return size() > KEPT;
        }
    };

    /** Requested once, as a colour in transition is; being drawn; or available. */
    private record State(boolean drawing, Optional<Image> image) {}

    private OutlinePictures() {}

    /**
     * An outline in a square of {@code pixels} pixels; empty for a new one, and while its image is being made, which is
     * not waited for: the render thread may be busy with a frame.
     */
    static Optional<Image> of(Outline outline, int pixels, Paint paint) {
        if (pixels <= 0) {
            return Optional.empty();
        }
        var key = new Key(outline, pixels, paint);
        var known = PICTURES.get(key);
        if (known == null) {
            PICTURES.put(key, new State(false, Optional.empty()));
            return Optional.empty();
        }
        if (!known.drawing()) {
            PICTURES.put(key, new State(true, Optional.empty()));
            draw(key);
        }
        return Objects.requireNonNull(PICTURES.get(key)).image();
    }

    private static void draw(Key key) {
        var canvas = new Canvas(key.pixels(), key.pixels());
        var graphics = canvas.getGraphicsContext2D();
        graphics.setFill(key.paint());
        double scale = key.pixels() / key.outline().side();
        graphics.scale(scale, scale);
        graphics.beginPath();
        graphics.appendSVGPath(key.outline().path());
        graphics.fill();
        var parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        canvas.snapshot(
                made -> {
                    PICTURES.put(key, new State(true, Optional.of(made.getImage())));
                    return null;
                },
                parameters,
                null);
    }
}
