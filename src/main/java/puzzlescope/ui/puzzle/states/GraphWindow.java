package puzzlescope.ui.puzzle.states;

import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.states.board.Growth;
import puzzlescope.core.puzzle.states.event.Discoveries;
import puzzlescope.ui.board.Camera;
import puzzlescope.ui.board.LabelPlaces;

/** One search's part of the canvas: the layout of its graph and the camera on it. FX thread only. */
final class GraphWindow {

    /** Up to so many nodes the whole graph has its place from the start on; larger ones are followed as they grow. */
    private static final int FEW = 400;

    private static final double GROWTH = 1.6;
    private static final double REACH = 0.5;
    /** So many px beside a node it is still pointed at, however small it is. */
    private static final double NEAR = 4;

    private final Camera camera = new Camera();
    private final Raster raster = new Raster();
    private final EdgeCrowd edges = new EdgeCrowd();
    private final GraphPicture picture = new GraphPicture();
    private final LabelPlaces labels = new LabelPlaces();
    private GraphLayout layout = new LayeredLayout(new Discoveries(), 0, 1, 1);
    private @Nullable Discoveries laidOut;
    private double shape;
    private int lastSize;
    private int hovered = -1;

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

    /** What a graph in rings is drawn on from frame to frame. */
    GraphPicture picture() {
        return picture;
    }

    /** Where the labels stand that are drawn now. */
    LabelPlaces labels() {
        return labels;
    }

    /** The node that is pointed at, or -1. */
    int hovered() {
        return hovered;
    }

    /** Gives whether that is another one than before. */
    boolean hover(int node) {
        boolean other = node != hovered;
        hovered = node;
        return other;
    }

    GraphLayout layout() {
        return layout;
    }

    /** Lays the graph out for a rectangle if that is needed. */
    void use(Growth growth, Rectangle2D port, Arrangement arrangement) {
        var found = growth.found();
        boolean inRings = arrangement.inRings(growth);
        if (found != laidOut || inRings != layout instanceof RingLayout) {
            camera.follow();
            picture.clear();
            hovered = -1;
            shape = 0;
        }
        if (inRings) {
            camera.use(port, useRings(growth).extent(growth.deepest()));
        } else {
            useLayers(growth, port);
            camera.use(port, layout.extent());
        }
        laidOut = found;
    }

    private void useLayers(Growth growth, Rectangle2D port) {
        int nodes = nodesToLay(growth);
        double newShape = port.getWidth() / Math.max(1, port.getHeight());
        if (newShape != shape || nodes != layout.nodes()) {
            layout = new LayeredLayout(growth.found(), nodes, port.getWidth(), port.getHeight());
            shape = newShape;
        }
    }

    /** All that is found has its place at once if that does not grow just now; later ones do not move earlier rings. */
    private RingLayout useRings(Growth growth) {
        var found = growth.found();
        int size = found.size();
        boolean rests = size == lastSize && size >= layout.nodes() * GROWTH;
        lastSize = size;
        if (found == laidOut && layout instanceof RingLayout rings && growth.nodes() <= rings.nodes() && !rests) {
            return rings;
        }
        var rings = new RingLayout(found, size);
        layout = rings;
        return rings;
    }

    /** Lays a whole graph out, which is small. */
    void use(Discoveries graph, Rectangle2D port) {
        layout = new LayeredLayout(graph, graph.size(), port.getWidth(), port.getHeight());
        hovered = -1;
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
        double reach = Math.max(REACH, NEAR / camera.scale());
        return camera.port().contains(x, y) ? layout.nearest(camera.layoutX(x), camera.layoutY(y), reach, nodes) : -1;
    }
}
