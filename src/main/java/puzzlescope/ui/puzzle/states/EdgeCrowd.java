package puzzlescope.ui.puzzle.states;

import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.states.board.Growth;

/**
 * Thousands of edges, most of which are kept in a picture from frame to frame: drawing them all takes longer than a frame may.
 * Only those beyond the kept ones are drawn each time, whichever way the recording is played. FX thread only.
 */
final class EdgeCrowd {

    private static final double OTHER_STRENGTH = 0.45;
    private static final double TREE_STRENGTH = 0.75;
    /** The edges that are drawn in each frame are about this part of all at the most. */
    private static final int PART = 8;

    private static final int FEW = 200;

    /**
     * What the picture was drawn for; anything else needs another.
     *
     * @param left where the origin of the layout is in the picture
     */
    private record Sight(
            GraphLayout layout,
            double left,
            double top,
            double scale,
            double width,
            double height,
            Color other,
            Color tree) {

        static Sight of(GraphWindow window, Color other, Color tree) {
            var camera = window.camera();
            var port = camera.port();
            double left = camera.screenX(0) - port.getMinX();
            double top = camera.screenY(0) - port.getMinY();
            return new Sight(
                    window.layout(), left, top, camera.scale(), port.getWidth(), port.getHeight(), other, tree);
        }

        /** How much of a bright edge is left where edges are close to each other. */
        double dimmed() {
            return Math.clamp(scale / 8, 0.35, 1);
        }

        int[] otherShades() {
            return Raster.shades(other, OTHER_STRENGTH * dimmed());
        }

        int[] treeShades() {
            return Raster.shades(tree, TREE_STRENGTH * dimmed());
        }

        void paint(Raster raster, int from, int to, int[] shades) {
            if (from < layout.nodes() && to < layout.nodes()) {
                raster.line(
                        left + scale * layout.x(from),
                        top + scale * layout.y(from),
                        left + scale * layout.x(to),
                        top + scale * layout.y(to),
                        shades);
            }
        }
    }

    private final Raster kept = new Raster();
    private @Nullable Sight sight;
    /** How many nodes and edges the kept picture has. */
    private int nodes;

    private int edges;

    /** Draws what has been found over a picture of the window's size, in place of what was on it. */
    void paint(Raster raster, GraphWindow window, Growth growth, Color other, Color tree) {
        var next = Sight.of(window, other, tree);
        if (!next.equals(sight) || growth.nodes() < nodes || growth.edges() < edges) {
            sight = next;
            kept.begin((int) Math.ceil(next.width), (int) Math.ceil(next.height));
            nodes = 0;
            edges = 0;
            keep(next, growth, growth.nodes() - growth.nodes() / PART, growth.edges() - growth.edges() / PART);
        } else if (growth.nodes() - nodes > FEW + growth.nodes() / PART
                || growth.edges() - edges > FEW + growth.edges() / PART) {
            keep(next, growth, growth.nodes(), growth.edges());
        }
        raster.copy(kept);
        draw(raster, next, growth, growth.nodes(), growth.edges());
    }

    private void keep(Sight seen, Growth growth, int nextNodes, int nextEdges) {
        draw(kept, seen, growth, nextNodes, nextEdges);
        nodes = nextNodes;
        edges = nextEdges;
    }

    /** Draws what comes after the kept ones. */
    private void draw(Raster raster, Sight seen, Growth growth, int nextNodes, int nextEdges) {
        var found = growth.found();
        var others = seen.otherShades();
        for (int edge = edges; edge < nextEdges; edge++) {
            seen.paint(raster, found.edgeFrom(edge), found.edgeTo(edge), others);
        }
        var trees = seen.treeShades();
        for (int node = Math.max(1, nodes); node < nextNodes; node++) {
            seen.paint(raster, found.parent(node), node, trees);
        }
    }
}
