package puzzlescope.picture.graph;

import java.util.Arrays;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.picture.Box;

/**
 * Layered layout of a graph: each depth is a band, within which the nodes are in order of discovery, which is that of
 * their parents. The bands lie below each other; those of a deep and narrow graph lie beside each other where that
 * allows larger nodes. Lengths are in units of the distance between neighbours. It may be made for more nodes than
 * exist at a position, so that nothing moves when a node is found.
 */
public final class LayeredLayout implements GraphLayout {

    /** Largest distance to which neighbours are spread where there is room. */
    private static final double WIDEST_STEP = 2.4;

    /** Horizontal and vertical positions; swapped where the bands lie beside each other. */
    private final float[] xs;

    private final float[] ys;
    private final boolean beside;
    private final double step;
    /** Centre of each band's first row, and the left end of its page. */
    private final double[] tops;

    private final double[] lefts;
    private final NodeGrid grid;
    private Box extent = Box.EMPTY;
    private double pitch = 1 + LayerPages.BAND_GAP;

    LayeredLayout(FoundGraph found, int nodes, double portWidth, double portHeight) {
        var layers = layers(found, nodes);
        beside = LayerPages.areLargerBeside(layers, portWidth, portHeight);
        double width = beside ? portHeight : portWidth;
        double height = beside ? portWidth : portHeight;
        var layerPages = LayerPages.of(layers, width, height);
        xs = new float[nodes];
        ys = new float[nodes];
        tops = new double[layers.length];
        lefts = new double[layers.length];
        double across = layerPages.columns() * (layerPages.rowLength() + LayerPages.COLUMN_GAP);
        double down = placeBands(layers, layerPages, 0);
        step = Math.clamp(width / height * down / across, 1, WIDEST_STEP);
        placeBands(layers, layerPages, layerPages.rowLength() * step + LayerPages.COLUMN_GAP);
        placeNodes(found, layers, layerPages.rowLength());
        if (beside) {
            extent = extent.transposed();
        }
        grid = beside ? new NodeGrid(ys, xs, extent) : new NodeGrid(xs, ys, extent);
    }

    private static int[] layers(FoundGraph found, int nodes) {
        var layers = new int[nodes == 0 ? 1 : found.deepest(nodes - 1) + 1];
        for (int node = 0; node < nodes; node++) {
            layers[found.depth(node)]++;
        }
        return layers;
    }

    /** Lays the bands out in columns; returns the lowest y. */
    private double placeBands(int[] layers, LayerPages layerPages, double columnWidth) {
        double all = 0;
        for (int layer : layers) {
            all += rows(layer, layerPages.rowLength()) + LayerPages.BAND_GAP;
        }
        double limit = all / layerPages.columns();
        double lowest = 0;
        double top = 0;
        int column = 0;
        double widest = 0;
        for (int depth = 0; depth < layers.length; depth++) {
            int rows = rows(layers[depth], layerPages.rowLength());
            pitch = rows > 1 ? 1 : pitch;
            double band = rows + LayerPages.BAND_GAP;
            if (top > 0 && top + band / 2 > limit && column < layerPages.columns() - 1) {
                column++;
                top = 0;
            }
            tops[depth] = top + 0.5 + LayerPages.BAND_GAP / 2;
            lefts[depth] = column * columnWidth;
            top += band;
            lowest = Math.max(lowest, top);
            widest = Math.max(widest, lefts[depth] + columnWidth);
        }
        // Edges between wide layers would run through their nodes.
        if (pitch > 1) {
            turnEverySecondPage(lowest);
        }
        extent = new Box(0, 0, widest, lowest);
        return lowest;
    }

    /** Reverses every second page, so that the last band of one and the first of the next are neighbours. */
    private void turnEverySecondPage(double lowest) {
        boolean upward = false;
        for (int depth = 1; depth < tops.length; depth++) {
            upward ^= lefts[depth] != lefts[depth - 1];
            if (upward) {
                tops[depth] = lowest - tops[depth];
            }
        }
    }

    private static int rows(int layer, int length) {
        return Math.max(1, (layer + length - 1) / length);
    }

    private void placeNodes(FoundGraph found, int[] layers, int length) {
        var next = new int[layers.length];
        for (int node = 0; node < xs.length; node++) {
            int depth = found.depth(node);
            int index = next[depth]++;
            int row = index / length;
            int inRow = Math.min(length, layers[depth] - row * length);
            double middle = lefts[depth] + (length * step + LayerPages.COLUMN_GAP) / 2;
            xs[node] = (float) (middle + (index % length - (inRow - 1) / 2.0) * step);
            ys[node] = (float) (tops[depth] + row);
        }
    }

    @Override
    public int layers() {
        return tops.length;
    }

    /** Returns whether the bands lie beside each other, from left to right. */
    public boolean isBeside() {
        return beside;
    }

    @Override
    public double across() {
        return beside ? pitch : step;
    }

    @Override
    public double down() {
        return beside ? step : pitch;
    }

    /** Centre of a layer's first row, or of its column where the bands lie beside each other. */
    double middle(int depth) {
        return tops[depth];
    }

    /** Left end of a layer's first row, or its top where the bands lie beside each other. */
    double begin(int depth) {
        return lefts[depth];
    }

    @Override
    public Box extent() {
        return extent;
    }

    @Override
    public NodeGrid grid() {
        return grid;
    }

    @Override
    public String toString() {
        return xs.length + " nodes, steps of " + step + ", bands at " + Arrays.toString(tops);
    }
}
