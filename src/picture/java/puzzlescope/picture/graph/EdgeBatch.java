package puzzlescope.picture.graph;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.search.VisibleGraph;
import puzzlescope.picture.Color;

/**
 * Thousands of edges, most of them cached in an image from frame to frame, since drawing them all takes longer than a
 * frame. Only those beyond the cached ones are drawn each time, in either direction of playback. FX thread only.
 */
final class EdgeBatch {

    private static final double OTHER_STRENGTH = 0.45;
    private static final double TREE_STRENGTH = 0.75;
    /** Largest fraction of all edges drawn per frame: about one in this many. */
    private static final int PART = 8;

    private static final int FEW = 200;

    /**
     * Parameters of the cached image; a change of any invalidates it.
     *
     * @param left x of the layout's origin in the image
     */
    private record Key(
            GraphLayout layout,
            double left,
            double top,
            double scale,
            double width,
            double height,
            Color other,
            Color tree) {

        static Key of(GraphWindow window, Color other, Color tree) {
            var camera = window.camera();
            var port = camera.port();
            double left = camera.screenX(0) - port.left();
            double top = camera.screenY(0) - port.top();
            return new Key(window.layout(), left, top, camera.scale(), port.width(), port.height(), other, tree);
        }

        /** Share of a bright edge's opacity where edges are dense. */
        double dimmed() {
            return Math.clamp(scale / 8, 0.35, 1);
        }

        int[] otherShades() {
            return LineRaster.shades(other, OTHER_STRENGTH * dimmed());
        }

        int[] treeShades() {
            return LineRaster.shades(tree, TREE_STRENGTH * dimmed());
        }

        void paint(LineRaster lineRaster, int from, int to, int[] shades) {
            if (from < layout.nodes() && to < layout.nodes()) {
                lineRaster.line(
                        left + scale * layout.x(from),
                        top + scale * layout.y(from),
                        left + scale * layout.x(to),
                        top + scale * layout.y(to),
                        shades);
            }
        }
    }

    private final LineRaster kept = new LineRaster();
    private @Nullable Key sight;
    /** Numbers of nodes and edges in the cached image. */
    private int nodes;

    private int edges;

    /** Draws the edges found so far onto an image of the window's size, replacing its content. */
    void paint(LineRaster lineRaster, GraphWindow window, VisibleGraph graph, Color other, Color tree) {
        var next = Key.of(window, other, tree);
        if (!next.equals(sight) || graph.nodes() < nodes || graph.edges() < edges) {
            sight = next;
            kept.begin((int) Math.ceil(next.width), (int) Math.ceil(next.height));
            nodes = 0;
            edges = 0;
            keep(next, graph, graph.nodes() - graph.nodes() / PART, graph.edges() - graph.edges() / PART);
        } else if (graph.nodes() - nodes > FEW + graph.nodes() / PART
                || graph.edges() - edges > FEW + graph.edges() / PART) {
            keep(next, graph, graph.nodes(), graph.edges());
        }
        lineRaster.copy(kept);
        draw(lineRaster, next, graph, graph.nodes(), graph.edges());
    }

    private void keep(Key seen, VisibleGraph graph, int nextNodes, int nextEdges) {
        draw(kept, seen, graph, nextNodes, nextEdges);
        nodes = nextNodes;
        edges = nextEdges;
    }

    /** Draws the edges after the cached ones. */
    private void draw(LineRaster lineRaster, Key seen, VisibleGraph graph, int nextNodes, int nextEdges) {
        var found = graph.found();
        var others = seen.otherShades();
        for (int edge = edges; edge < nextEdges; edge++) {
            seen.paint(lineRaster, found.edgeFrom(edge), found.edgeTo(edge), others);
        }
        var trees = seen.treeShades();
        for (int node = Math.max(1, nodes); node < nextNodes; node++) {
            seen.paint(lineRaster, found.parent(node), node, trees);
        }
    }
}
