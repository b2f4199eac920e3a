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

    /** Smallest part of a layout shown while few of its nodes are found, and how much more is shown each time. */
    private static final double SMALLEST_PART = 0.3;

    private static final double PART_GROWTH = 1.5;
    /** Room around the nodes shown, in distances; less than half, which is what the whole layout has. */
    private static final double AROUND = 0.45;
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
    private boolean followsGrowth;

    /** Shows a small graph as large as the nodes found so far allow, not in the place that all of its nodes take. */
    public void followGrowth() {
        followsGrowth = true;
    }

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
            int nodes = Math.max(1, graph.nodes());
            camera.setPort(port, layout.extent(), followsGrowth ? partWith(nodes) : layout.extent());
        }
        laidOut = found;
    }

    private void useLayers(VisibleGraph graph, Box port) {
        int nodes = nodesToLayOut(graph);
        double newShape = port.width() / Math.max(1, port.height());
        if (newShape != shape || nodes != layout.nodes()) {
            layout = new LayeredLayout(graph.found(), nodes, port.width(), port.height());
            shape = newShape;
        }
    }

    /** Returns the smallest of a few parts around the start that holds the first nodes, so that it seldom changes. */
    private Box partWith(int nodes) {
        var whole = layout.extent();
        if (nodes >= Math.min(FEW, layout.nodes())) {
            return whole;
        }
        var found = bounds(nodes);
        for (double part = SMALLEST_PART; part < 1; part *= PART_GROWTH) {
            double width = part * whole.width();
            double height = part * whole.height();
            double left = Math.clamp(layout.x(0) - width / 2, whole.left(), whole.right() - width);
            double top = Math.clamp(layout.y(0) - height / 2, whole.top(), whole.bottom() - height);
            var around = new Box(left, top, width, height);
            if (around.contains(found)) {
                return around;
            }
        }
        return whole;
    }

    /** Returns the bounds of the first nodes, with some room around them. */
    private Box bounds(int nodes) {
        double left = Double.POSITIVE_INFINITY;
        double top = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double bottom = Double.NEGATIVE_INFINITY;
        for (int node = 0; node < nodes; node++) {
            left = Math.min(left, layout.x(node));
            right = Math.max(right, layout.x(node));
            top = Math.min(top, layout.y(node));
            bottom = Math.max(bottom, layout.y(node));
        }
        double across = AROUND * layout.across();
        double down = AROUND * layout.down();
        return new Box(left - across, top - down, right - left + 2 * across, bottom - top + 2 * down);
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
    private static int nodesToLayOut(VisibleGraph graph) {
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
