package puzzlescope.picture.graph;

/**
 * Arrangement of a graph's layers in a space of a given shape. Each depth is a band of rows; a layer wider than a row
 * is wrapped, and bands that do not fit below each other continue in the next column, as text does on a page. Lengths
 * are in units of the distance between neighbours.
 *
 * @param rowLength number of nodes per row
 * @param columns number of columns of bands
 */
public record LayerPages(int rowLength, int columns) {

    /** Gap between two bands, in addition to a row's own height. */
    public static final double BAND_GAP = 0.9;

    static final double COLUMN_GAP = 2;

    /** Scale, in px per unit, from which numbers are easily readable and the simpler arrangement wins. */
    private static final double READABLE = 24;

    /** Minimum gain of scale for which columns, which separate neighbours, are worth it. */
    private static final double GAIN = 0.6;
    /** Rows are left long instead of wrapped if that costs no more than this. */
    private static final double NEARLY = 0.85;

    /** Minimum gain of scale for layers beside each other, since readers expect them below each other. */
    private static final double WORTH = 1.3;

    private static final double STEP = 1.25;
    private static final int MOST_COLUMNS = 600;

    /**
     * The simplest arrangement among those that allow large nodes.
     *
     * @param layers number of nodes in each layer
     */
    static LayerPages of(int[] layers, double width, double height) {
        double best = 0;
        for (int columns = 1; columns <= most(layers); columns = next(columns)) {
            best = Math.max(best, largest(layers, columns, width, height));
        }
        int columns = 1;
        while (largest(layers, columns, width, height) < Math.min(READABLE, best * GAIN)) {
            columns = next(columns);
        }
        double enough = Math.min(READABLE, largest(layers, columns, width, height) * NEARLY);
        int length = longest(layers);
        while (scale(layers, length, columns, width, height) < enough) {
            length = shorter(length);
        }
        return new LayerPages(length, columns);
    }

    /**
     * Returns whether nodes can be drawn larger with each layer as one column beside the one before, as in a deep and
     * narrow graph on a wide board.
     *
     * @param layers number of nodes in each layer
     */
    static boolean areLargerBeside(int[] layers, double width, double height) {
        var below = of(layers, width, height);
        double largest = scale(layers, longest(layers), 1, height, width);
        return largest > WORTH * scale(layers, below.rowLength(), below.columns(), width, height)
                && of(layers, height, width).equals(new LayerPages(longest(layers), 1));
    }

    /** The largest scale over all row lengths. */
    private static double largest(int[] layers, int columns, double width, double height) {
        double largest = 0;
        for (int length = longest(layers); length >= 1; length = shorter(length)) {
            largest = Math.max(largest, scale(layers, length, columns, width, height));
        }
        return largest;
    }

    private static int shorter(int length) {
        return Math.min(length - 1, (int) (length / STEP));
    }

    private static int longest(int[] layers) {
        int longest = 1;
        for (int layer : layers) {
            longest = Math.max(longest, layer);
        }
        return longest;
    }

    private static int most(int[] layers) {
        return Math.min(MOST_COLUMNS, layers.length);
    }

    private static int next(int columns) {
        return Math.max(columns + 1, (int) (columns * STEP));
    }

    private static double rows(int[] layers, int length) {
        double rows = 0;
        for (int layer : layers) {
            rows += rowsOf(layer, length) + BAND_GAP;
        }
        return rows;
    }

    private static int rowsOf(int layer, int length) {
        return (layer + length - 1) / length;
    }

    private static double scale(int[] layers, int length, int columns, double width, double height) {
        double rows = rows(layers, length);
        double tallest = rowsOf(longest(layers), length) + BAND_GAP;
        double down = Math.max(rows / columns + (columns > 1 ? tallest / 2 : 0), tallest);
        double across = columns * (length + COLUMN_GAP);
        return Math.min(width / across, height / down);
    }
}
