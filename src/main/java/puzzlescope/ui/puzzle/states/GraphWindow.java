package puzzlescope.ui.puzzle.states;

import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.states.Discoveries;
import puzzlescope.core.puzzle.states.Growth;

/** One search's part of the canvas: the layout of its graph and the camera on it. FX thread only. */
final class GraphWindow {

    /** Up to so many nodes the whole graph is shown from the start on; larger ones are followed as they grow. */
    private static final int FEW = 400;
    /** A layout is made anew while the run is recorded when so much more has been found. */
    private static final double MORE = 1.3;

    private static final double GROWTH = 1.5;
    private static final int FIRST_DEPTHS = 6;
    private static final double REACH = 0.5;

    private final Camera camera = new Camera();
    private final Raster raster = new Raster();
    private LayeredLayout layout = new LayeredLayout(new Discoveries(), 0, 1, 1);
    private @Nullable Discoveries laidOut;
    private double shape;
    /** How much was found when it was last looked at. */
    private int seen;

    Camera camera() {
        return camera;
    }

    /** What crowds of nodes and edges are drawn on. */
    Raster raster() {
        return raster;
    }

    LayeredLayout layout() {
        return layout;
    }

    /** Lays the graph out for a rectangle if that is needed. */
    void use(Growth growth, Rectangle2D port) {
        var found = growth.found();
        int size = found.size();
        double newShape = port.getWidth() / Math.max(1, port.getHeight());
        boolean still = size == seen;
        seen = size;
        boolean grown = still || size > layout.nodes() * MORE || growth.nodes() > layout.nodes();
        if (found != laidOut || newShape != shape || (grown && size != layout.nodes())) {
            if (found != laidOut) {
                camera.follow();
            }
            layout = new LayeredLayout(found, size, port.getWidth(), port.getHeight());
            laidOut = found;
            shape = newShape;
        }
        camera.use(port, layout.extent(depthsToShow(growth)));
    }

    private int depthsToShow(Growth growth) {
        int last = layout.layers() - 1;
        if (layout.nodes() <= FEW) {
            return last;
        }
        int depths = FIRST_DEPTHS;
        while (depths < growth.deepest()) {
            depths = (int) (depths * GROWTH);
        }
        return Math.min(depths, last);
    }

    /** The node that is drawn at a point of the canvas, or -1. */
    int nodeAt(double x, double y, Growth growth) {
        return camera.port().contains(x, y)
                ? layout.nearest(camera.layoutX(x), camera.layoutY(y), REACH, growth.nodes())
                : -1;
    }
}
