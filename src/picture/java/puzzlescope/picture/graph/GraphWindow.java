package puzzlescope.picture.graph;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.engine.search.VisibleGraph;
import puzzlescope.picture.Box;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.board.LabelPlaces;

/** One search's part of the canvas: the layout of its graph and its camera. FX thread only. */
public final class GraphWindow {

    /** Up to this many nodes the whole graph is laid out at once; larger graphs are followed as they grow. */
    private static final int FEW = 400;

    private static final double GROWTH = 1.6;
    private static final double REACH = 0.5;
    /** Distance in px within which a node is picked, however small it is. */
    private static final double NEAR = 4;

    private final Camera camera = new Camera();
    private final LineRaster lineRaster = new LineRaster();
    private final EdgeBatch edges = new EdgeBatch();
    private final GraphPicture picture = new GraphPicture();
    private final LabelPlaces labels = new LabelPlaces();
    private GraphLayout layout = new LayeredLayout(new FoundGraph(), 0, 1, 1);
    private @Nullable FoundGraph laidOut;
    private double shape;
    private int lastSize;
    private int hovered = -1;

    public Camera camera() {
        return camera;
    }

    /** The image for dense nodes and edges. */
    public LineRaster raster() {
        return lineRaster;
    }

    EdgeBatch edges() {
        return edges;
    }

    /** The image of a graph in rings, kept from frame to frame. */
    public GraphPicture picture() {
        return picture;
    }

    /** Positions of the labels being drawn. */
    public LabelPlaces labels() {
        return labels;
    }

    /** The hovered node, or -1. */
    public int hovered() {
        return hovered;
    }

    /** Sets the hovered node; returns whether it changed. */
    public boolean hover(int node) {
        boolean other = node != hovered;
        hovered = node;
        return other;
    }

    public GraphLayout layout() {
        return layout;
    }

    /** Lays the graph out for a rectangle if needed. */
    public void layOut(VisibleGraph graph, Box port, Arrangement arrangement) {
        var found = graph.found();
        boolean inRings = arrangement.inRings(graph);
        var places = graph.places().filter(_ -> arrangement == Arrangement.AUTOMATIC);
        boolean isOther =
                inRings != layout instanceof RingLayout || places.isPresent() != layout instanceof PlacedLayout;
        if (found != laidOut || isOther) {
            camera.follow();
            picture.clear();
            hovered = -1;
            shape = 0;
        }
        if (inRings) {
            camera.setPort(port, useRings(graph).extent(graph.deepest()));
        } else if (places.isPresent()) {
            if (found != laidOut || isOther || layout.nodes() != found.size()) {
                layout = new PlacedLayout(found, found.size(), places.get());
            }
            camera.setPort(port, layout.extent());
        } else {
            useLayers(graph, port);
            camera.setPort(port, layout.extent());
        }
        laidOut = found;
    }

    private void useLayers(VisibleGraph graph, Box port) {
        int nodes = nodesToLay(graph);
        double newShape = port.width() / Math.max(1, port.height());
        if (newShape != shape || nodes != layout.nodes()) {
            layout = new LayeredLayout(graph.found(), nodes, port.width(), port.height());
            shape = newShape;
        }
    }

    /** Lays out all found nodes at once when the graph is not growing; later nodes do not move earlier rings. */
    private RingLayout useRings(VisibleGraph graph) {
        var found = graph.found();
        int size = found.size();
        boolean rests = size == lastSize && size >= layout.nodes() * GROWTH;
        lastSize = size;
        if (found == laidOut && layout instanceof RingLayout rings && graph.nodes() <= rings.nodes() && !rests) {
            return rings;
        }
        var rings = new RingLayout(found, size);
        layout = rings;
        return rings;
    }

    /** Lays out a whole, small graph. */
    public void layOut(FoundGraph graph, Box port) {
        useWhole(graph, new LayeredLayout(graph, graph.size(), port.width(), port.height()), port);
    }

    /** Lays out a whole, small tree. */
    public void layOutTree(FoundGraph tree, Box port) {
        useWhole(tree, new TreeLayout(tree, port.width(), port.height()), port);
    }

    private void useWhole(FoundGraph graph, GraphLayout whole, Box port) {
        layout = whole;
        hovered = -1;
        laidOut = graph;
        shape = 0;
        camera.setPort(port, layout.extent());
    }

    /**
     * All nodes of a small graph; somewhat more than the current ones of a large graph, so that the layout seldom
     * changes.
     */
    private static int nodesToLay(VisibleGraph graph) {
        int nodes = FEW;
        while (nodes < graph.nodes()) {
            nodes = (int) (nodes * GROWTH);
        }
        return Math.min(nodes, graph.found().size());
    }

    /** The node drawn at a point of the canvas, or -1. */
    public int nodeAt(double x, double y, VisibleGraph graph) {
        return nodeAt(x, y, graph.nodes());
    }

    /** The node among the first {@code nodes} drawn at a point of the canvas, or -1. */
    public int nodeAt(double x, double y, int nodes) {
        double reach = Math.max(REACH, NEAR / camera.scale());
        return camera.port().contains(x, y) ? layout.nearest(camera.layoutX(x), camera.layoutY(y), reach, nodes) : -1;
    }
}
