package puzzlescope.picture.board;

import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;

/**
 * Image of a mark that is too small for its letter: a disk with a wide ring that makes it easy to find. Cached, since
 * without a graphics card painting curves anew in every frame costs more than the whole maze. FX thread only.
 */
public final class MarkSprite {

    /** Side length of the image, in px. */
    public static final int SIZE = 30;

    private static final double RING = 11.5;
    private static final double LINE = 2;
    private static final double HALO = 4;

    private @Nullable Pixels image;
    private int version;
    private double drawnSize;

    /**
     * The image in the current colours.
     *
     * @param size the diameter of the disk, in px
     */
    public Pixels image(Style style, double size) {
        int now = style.version();
        var current = image;
        if (current == null || version != now || drawnSize != size) {
            current = draw(style.color(Ink.MARK), style.color(Ink.SURFACE), size / 2);
            image = current;
            version = now;
            drawnSize = size;
        }
        return current;
    }

    private static Pixels draw(Color mark, Color ground, double radius) {
        var drawn = new Pixels(SIZE, SIZE);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double distance = Math.hypot(x + 0.5 - SIZE / 2.0, y + 0.5 - SIZE / 2.0);
                double halo = Math.max(covered(Math.abs(distance - RING), HALO / 2), covered(distance, radius + 1));
                double inside = Math.max(covered(Math.abs(distance - RING), LINE / 2), covered(distance, radius));
                var color = ground.interpolate(mark, inside);
                drawn.data()[y * SIZE + x] = Pixels.pixel(color, Math.max(halo, inside));
            }
        }
        return drawn;
    }

    /** Share of a pixel at a distance that lies within a radius. */
    private static double covered(double distance, double radius) {
        return Math.clamp(radius - distance + 0.5, 0, 1);
    }
}
