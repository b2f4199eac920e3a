package puzzlescope.export;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.svg.SvgDrawing;

/**
 * Renders consecutive pictures of one size. Only regions that differ from the previous picture are redrawn, with the
 * same result as a full drawing. Any one thread.
 */
public final class PictureSeries {

    /** Redraws the whole picture if more than this fraction has changed. */
    private static final double MOST_SHARE = 0.5;

    private final double scale;
    private @Nullable SvgDrawing last;
    private @Nullable BufferedImage image;

    /**
     * An empty series.
     *
     * @param scale pixels per px
     */
    public PictureSeries(double scale) {
        this.scale = scale;
    }

    /** Returns the image of the next picture; reused for the following ones. */
    public BufferedImage next(SvgDrawing drawing) {
        var before = last;
        var shown = image;
        if (before == null || shown == null || !drawChanges(before, drawing, shown)) {
            shown = SvgRasterizer.image(drawing, _ -> true, scale);
            image = shown;
        }
        last = drawing;
        return shown;
    }

    /** Draws the changed regions; returns false if they are most of the picture. */
    private boolean drawChanges(SvgDrawing before, SvgDrawing drawing, BufferedImage shown) {
        if (!before.hasSameReferences(drawing)) {
            return false;
        }
        var dirtyRegions = new DirtyRegions(shown.getWidth(), shown.getHeight(), scale);
        drawing.changesFrom(before).forEach(element -> dirtyRegions.add(element.bounds()));
        List<Rectangle> places = dirtyRegions.rectangles();
        long area = places.stream()
                .mapToLong(place -> (long) place.width * place.height)
                .sum();
        if (area > MOST_SHARE * shown.getWidth() * shown.getHeight()) {
            return false;
        }
        if (area == 0) {
            return true;
        }
        // Not clipped, since clipping would change the smoothing of edges.
        var drawn = SvgRasterizer.image(drawing, element -> dirtyRegions.intersect(element.bounds()), scale);
        var graphics = shown.createGraphics();
        for (var at : places) {
            graphics.drawImage(drawn.getSubimage(at.x, at.y, at.width, at.height), at.x, at.y, null);
        }
        graphics.dispose();
        return true;
    }
}
