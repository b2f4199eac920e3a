package puzzlescope.ui.puzzle.states;

import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.states.Discoveries;
import puzzlescope.core.puzzle.states.Growth;
import puzzlescope.ui.control.Camera;

/** One search's part of the canvas: the layout of its graph and the camera on it. FX thread only. */
final class GraphWindow {

    /** Up to so many nodes the whole graph has its place from the start on; larger ones are followed as they grow. */
    private static final int FEW = 400;

    private static final double GROWTH = 1.6;
    private static final double REACH = 0.5;

    private final Camera camera = new Camera();
    private final Raster raster = new Raster();
    private final EdgeCrowd edges = new EdgeCrowd();
    private LayeredLayout layout = new LayeredLayout(new Discoveries(), 0, 1, 1);
    private @Nullable Discoveries laidOut;
    private double shape;

    Camera camera() {
        return camera;
    }

    /** What crowds of nodes and edges are drawn on. */
    Raster raster() {
        return raster;
    }

    EdgeCrowd edges() {
        return edges;
    }

    LayeredLayout layout() {
        return layout;
    }

    /** Lays the graph out for a rectangle if that is needed. */
    void use(Growth growth, Rectangle2D port) {
        var found = growth.found();
        int nodes = nodesToLay(growth);
        double newShape = port.getWidth() / Math.max(1, port.getHeight());
        if (found != laidOut || newShape != shape || nodes != layout.nodes()) {
            if (found != laidOut) {
                camera.follow();
            }
            layout = new LayeredLayout(found, nodes, port.getWidth(), port.getHeight());
            laidOut = found;
            shape = newShape;
        }
        camera.use(port, layout.extent());
    }

    /** Lays a whole graph out, which is small. */
    void use(Discoveries graph, Rectangle2D port) {
        layout = new LayeredLayout(graph, graph.size(), port.getWidth(), port.getHeight());
        laidOut = graph;
        shape = 0;
        camera.use(port, layout.extent());
    }

    /** All nodes of a small graph; of a large one somewhat more than there are, so that the layout seldom changes. */
    private static int nodesToLay(Growth growth) {
        int nodes = FEW;
        while (nodes < growth.nodes()) {
            nodes = (int) (nodes * GROWTH);
        }
        return Math.min(nodes, growth.found().size());
    }

    /** The node that is drawn at a point of the canvas, or -1. */
    int nodeAt(double x, double y, Growth growth) {
        return nodeAt(x, y, growth.nodes());
    }

    /** The node among the first so many that is drawn at a point of the canvas, or -1. */
    int nodeAt(double x, double y, int nodes) {
        return camera.port().contains(x, y) ? layout.nearest(camera.layoutX(x), camera.layoutY(y), REACH, nodes) : -1;
    }
}
