package puzzlescope.export;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.svg.SvgDrawing;

/**
 * The pixels of pictures of one size, one after the other. Only those places are drawn anew where a picture differs from the
 * one before; each looks as if it were drawn alone. Any one thread.
 */
public final class PictureSeries {

    /** If so great a share is to be drawn anew, all is. */
    private static final double MOST_SHARE = 0.5;

    private final double scale;
    private @Nullable SvgDrawing last;
    private @Nullable BufferedImage image;

    /**
     * A series without a picture.
     *
     * @param scale how many pixels one px becomes
     */
    public PictureSeries(double scale) {
        this.scale = scale;
    }

    /** The image of the next picture; the one after it is drawn on the same image. */
    public BufferedImage next(SvgDrawing drawing) {
        var before = last;
        var shown = image;
        if (before == null || shown == null || !drawChanges(before, drawing, shown)) {
            shown = Raster.image(drawing, _ -> true, scale);
            image = shown;
        }
        last = drawing;
        return shown;
    }

    /** Draws what differs; false if that is most of the picture. */
    private boolean drawChanges(SvgDrawing before, SvgDrawing drawing, BufferedImage shown) {
        if (!before.hasSameReferences(drawing)) {
            return false;
        }
        var regions = new Regions(shown.getWidth(), shown.getHeight(), scale);
        drawing.changesFrom(before).forEach(element -> regions.add(element.bounds()));
        List<Rectangle> places = regions.rectangles();
        long area = places.stream()
                .mapToLong(place -> (long) place.width * place.height)
                .sum();
        if (area > MOST_SHARE * shown.getWidth() * shown.getHeight()) {
            return false;
        }
        if (area == 0) {
            return true;
        }
        // Without a clip, so that not a pixel is softened in another way than in the whole.
        var drawn = Raster.image(drawing, element -> regions.meet(element.bounds()), scale);
        var graphics = shown.createGraphics();
        for (var at : places) {
            graphics.drawImage(drawn.getSubimage(at.x, at.y, at.width, at.height), at.x, at.y, null);
        }
        graphics.dispose();
        return true;
    }
}
