package puzzlescope.picture.graph;

import java.util.stream.IntStream;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.engine.search.NodePlaces;
import puzzlescope.picture.Box;

/**
 * Layout of nodes at places of their own, such as squares of a grid; a unit is the length of a short edge, so that
 * neighbours of a grid are a unit apart. Immutable; FX thread only.
 */
public final class PlacedLayout implements GraphLayout {

    /** One edge in this number is shorter than a unit. */
    private static final int SHORT_SHARE = 10;

    private static final double WIDEST = 4_000;

    private final NodeGrid grid;
    private final Box extent;

    PlacedLayout(FoundGraph found, int nodes, NodePlaces places) {
        int left = IntStream.range(0, nodes).map(places::x).min().orElse(0);
        int right = IntStream.range(0, nodes).map(places::x).max().orElse(0);
        int top = IntStream.range(0, nodes).map(places::y).min().orElse(0);
        int bottom = IntStream.range(0, nodes).map(places::y).max().orElse(0);
        double across = (double) right - left;
        double down = (double) bottom - top;
        double unit = Math.max(shortEdge(found, nodes, places), Math.max(across, down) / WIDEST);
        extent = new Box(0, 0, across / unit + 1, down / unit + 1);
        var xs = new float[nodes];
        var ys = new float[nodes];
        for (int node = 0; node < nodes; node++) {
            xs[node] = (float) (((double) places.x(node) - left) / unit + 0.5);
            ys[node] = (float) (((double) places.y(node) - top) / unit + 0.5);
        }
        grid = new NodeGrid(xs, ys, extent);
    }

    private static double shortEdge(FoundGraph found, int nodes, NodePlaces places) {
        var lengths = IntStream.range(0, nodes)
                .filter(node -> found.parent(node) >= 0)
                .mapToDouble(node -> Math.hypot(
                        (double) places.x(node) - places.x(found.parent(node)),
                        (double) places.y(node) - places.y(found.parent(node))))
                .filter(length -> length > 0)
                .sorted()
                .toArray();
        return lengths.length == 0 ? 1 : lengths[lengths.length / SHORT_SHARE];
    }

    @Override
    public NodeGrid grid() {
        return grid;
    }

    @Override
    public int layers() {
        return 1;
    }

    @Override
    public double across() {
        return 1;
    }

    @Override
    public double down() {
        return 1;
    }

    @Override
    public Box extent() {
        return extent;
    }
}
