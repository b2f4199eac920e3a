package puzzlescope.picture.graph;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.search.VisibleGraph;
import puzzlescope.picture.board.Camera;

/**
 * Image of a graph that is too large to be drawn within a frame. While the camera moves, the last finished image is
 * moved and scaled with it, and a new one is drawn in slices until it can replace it. While the graph grows, only the
 * new pieces are drawn. FX thread only.
 */
public final class GraphPicture {

    /** Longest drawing time per frame. */
    public static final long SLICE_NANOS = 8_000_000;

    /** Minimum per frame, also on a busy machine: a twelfth of the 8-puzzle's graph. */
    private static final int LEAST_PIECES = 80;

    private final int leastPieces;
    private @Nullable Density shown;
    private @Nullable Density next;
    private @Nullable Density spare;
    /** Pixels of {@link #shown}. */
    private int[] colors = new int[0];

    private @Nullable DensityPalette tone;
    private boolean stale = true;

    GraphPicture() {
        this(LEAST_PIECES);
    }

    /** @param leastPieces minimum number of pieces drawn per frame, however late it is */
    GraphPicture(int leastPieces) {
        this.leastPieces = leastPieces;
    }

    void clear() {
        shown = null;
        next = null;
        stale = true;
    }

    /**
     * Draws for a limited time and copies the result onto an image of the port's size.
     *
     * @return whether there is more to draw in another frame
     */
    public boolean paint(
            LineRaster lineRaster,
            Camera camera,
            GraphLayout layout,
            boolean withNodes,
            VisibleGraph graph,
            DensityPalette ink,
            long nanos) {
        long deadline = System.nanoTime() + nanos;
        if (next == null && !serves(camera, layout, withNodes)) {
            var sight = PictureKey.around(camera, layout, withNodes);
            next = new Density(sight, spare);
            spare = null;
        }
        boolean more;
        var drawn = next;
        if (drawn != null) {
            more = !drawn.advance(graph, deadline, leastPieces);
            if (!more || shown == null) {
                spare = shown;
                shown = drawn;
                next = null;
                stale = true;
                more |= !serves(camera, layout, withNodes);
            }
        } else {
            more = advance(graph, deadline);
        }
        if (!ink.equals(tone)) {
            tone = ink;
            stale = true;
        }
        show(lineRaster, camera);
        return more;
    }

    private boolean serves(Camera camera, GraphLayout layout, boolean withNodes) {
        return shown != null && shown.sight().serves(camera, layout, withNodes);
    }

    private boolean advance(VisibleGraph graph, long deadline) {
        var kept = shown;
        if (kept == null || kept.shows(graph)) {
            return false;
        }
        stale = true;
        return !kept.advance(graph, deadline, leastPieces);
    }

    private void show(LineRaster lineRaster, Camera camera) {
        var kept = shown;
        var ink = tone;
        if (kept == null || ink == null) {
            return;
        }
        if (stale) {
            int pixels = kept.width() * kept.height();
            if (colors.length != pixels) {
                colors = new int[pixels];
            }
            ink.paint(kept, colors);
            stale = false;
        }
        var sight = kept.sight();
        double ratio = sight.scale() / camera.scale();
        double left = sight.left() - (camera.screenX(0) - camera.port().left()) * ratio;
        double top = sight.top() - (camera.screenY(0) - camera.port().top()) * ratio;
        if (ratio == 1) {
            move(lineRaster, kept, (int) Math.rint(left), (int) Math.rint(top));
        } else {
            stretch(lineRaster, kept, left, top, ratio);
        }
    }

    /** @param left x of the raster's left end in the image */
    private void move(LineRaster lineRaster, Density kept, int left, int top) {
        var pixels = lineRaster.canvas();
        int from = Math.clamp(-left, 0, lineRaster.width());
        int to = Math.clamp((long) kept.width() - left, from, lineRaster.width());
        for (int row = 0; row < lineRaster.height(); row++) {
            int begin = row * lineRaster.width();
            int source = row + top;
            if (source < 0 || source >= kept.height()) {
                Arrays.fill(pixels, begin, begin + lineRaster.width(), 0);
            } else {
                Arrays.fill(pixels, begin, begin + from, 0);
                System.arraycopy(colors, source * kept.width() + left + from, pixels, begin + from, to - from);
                Arrays.fill(pixels, begin + to, begin + lineRaster.width(), 0);
            }
        }
    }

    private void stretch(LineRaster lineRaster, Density kept, double left, double top, double ratio) {
        var pixels = lineRaster.canvas();
        int at = 0;
        for (int row = 0; row < lineRaster.height(); row++) {
            int sourceRow = (int) Math.floor(top + (row + 0.5) * ratio);
            boolean inside = sourceRow >= 0 && sourceRow < kept.height();
            for (int column = 0; column < lineRaster.width(); column++) {
                int source = (int) Math.floor(left + (column + 0.5) * ratio);
                boolean seen = inside && source >= 0 && source < kept.width();
                pixels[at++] = seen ? colors[sourceRow * kept.width() + source] : 0;
            }
        }
    }
}
