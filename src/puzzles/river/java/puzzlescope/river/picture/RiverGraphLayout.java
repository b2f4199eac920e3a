package puzzlescope.river.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.river.board.RiverBoard;

/**
 * Layout of a state graph: in columns by the number of moves along {@code last}. A graph of many columns is folded into
 * bands that alternate in direction, so that its nodes stay as large as possible. Lengths are px.
 */
public final class RiverGraphLayout {

    private static final int MOST_BANDS = 8;
    private static final double RADIUS_TO_COLUMN = 0.36;
    private static final double RADIUS_TO_ROW = 0.27;
    private static final double LARGEST_RADIUS = 32;
    private static final double LARGEST_ROW = 140;
    private static final double SMALLEST_RADIUS = 1.5;

    private final double[] xs;
    private final double[] ys;
    private double columnWidth;
    private double rowHeight;
    private double radius = SMALLEST_RADIUS;

    /** Lays the board's nodes out in a rectangle. */
    public RiverGraphLayout(RiverBoard board, double left, double top, double width, double height) {
        xs = new double[board.nodes()];
        ys = new double[board.nodes()];
        var layers = layers(board);
        if (!layers.isEmpty()) {
            place(layers, bands(layers, width, height), left, top, width, height);
        }
    }

    public double x(int node) {
        return xs[node];
    }

    public double y(int node) {
        return ys[node];
    }

    public int nodes() {
        return xs.length;
    }

    public double radius() {
        return radius;
    }

    double columnWidth() {
        return columnWidth;
    }

    double rowHeight() {
        return rowHeight;
    }

    /** The node at a point among those below a number, or -1. */
    public int nodeAt(double x, double y, int below) {
        double reach = Math.max(radius, 5) + 2;
        return IntStream.range(0, Math.min(below, nodes()))
                .filter(node -> Math.hypot(xs[node] - x, ys[node] - y) <= reach)
                .findFirst()
                .orElse(-1);
    }

    private static List<List<Integer>> layers(RiverBoard board) {
        var layers = new ArrayList<List<Integer>>();
        for (int node = 0; node < board.nodes(); node++) {
            int depth = 0;
            for (int at = board.last(node); at >= 0; at = board.last(at)) {
                depth++;
            }
            while (layers.size() <= depth) {
                layers.add(new ArrayList<>());
            }
            layers.get(depth).add(node);
        }
        untangle(board, layers);
        return layers;
    }

    /** Moves each node toward the centre of its predecessors, so that fewer edges cross. */
    private static void untangle(RiverBoard board, List<List<Integer>> layers) {
        var place = new double[board.nodes()];
        for (var layer : layers) {
            layer.sort(Comparator.<Integer>comparingDouble(node -> board.last(node) < 0 ? 0 : place[board.last(node)])
                    .thenComparing(Comparator.naturalOrder()));
            for (int i = 0; i < layer.size(); i++) {
                place[layer.get(i)] = i - (layer.size() - 1) / 2.0;
            }
        }
    }

    private static int bands(List<List<Integer>> layers, double width, double height) {
        return IntStream.rangeClosed(1, Math.min(MOST_BANDS, layers.size()))
                .boxed()
                .max(Comparator.<Integer>comparingDouble(bands -> radius(layers, bands, width, height))
                        .thenComparing(Comparator.reverseOrder()))
                .orElse(1);
    }

    private static int columns(List<List<Integer>> layers, int bands) {
        return (layers.size() + bands - 1) / bands;
    }

    private static double radius(List<List<Integer>> layers, int bands, double width, double height) {
        double byColumn = width / columns(layers, bands) * RADIUS_TO_COLUMN;
        double byRow = rowHeight(layers, bands, height) * RADIUS_TO_ROW;
        return Math.clamp(Math.min(byColumn, byRow), SMALLEST_RADIUS, LARGEST_RADIUS);
    }

    private static double rowHeight(List<List<Integer>> layers, int bands, double height) {
        int rows = 0;
        for (int band = 0; band < bands; band++) {
            rows += rows(layers, bands, band);
        }
        return Math.min(LARGEST_ROW, height / Math.max(1, rows));
    }

    private static int rows(List<List<Integer>> layers, int bands, int band) {
        int columns = columns(layers, bands);
        int from = Math.min(layers.size(), band * columns);
        int to = Math.min(layers.size(), from + columns);
        return layers.subList(from, to).stream().mapToInt(List::size).max().orElse(0);
    }

    private void place(List<List<Integer>> layers, int bands, double left, double top, double width, double height) {
        int columns = columns(layers, bands);
        double row = rowHeight(layers, bands, height);
        rowHeight = row;
        columnWidth = width / columns;
        radius = radius(layers, bands, width, height);
        int allRows =
                IntStream.range(0, bands).map(band -> rows(layers, bands, band)).sum();
        double bandTop = top + (height - allRows * row) / 2;
        for (int band = 0; band < bands; band++) {
            double bandHeight = rows(layers, bands, band) * row;
            for (int i = 0; i < columns && band * columns + i < layers.size(); i++) {
                int column = band % 2 == 0 ? i : columns - 1 - i;
                place(
                        layers.get(band * columns + i),
                        left + (column + 0.5) * columnWidth,
                        bandTop + bandHeight / 2,
                        row);
            }
            bandTop += bandHeight;
        }
    }

    private void place(List<Integer> layer, double x, double middle, double row) {
        for (int i = 0; i < layer.size(); i++) {
            xs[layer.get(i)] = x;
            ys[layer.get(i)] = middle + (i - (layer.size() - 1) / 2.0) * row;
        }
    }
}
