package puzzlescope.picture.graph;

/**
 * How the layers of a graph fill a space of a given shape. Each depth is a band of rows; where a layer is wider than a row it
 * is wrapped, and where there are more bands than fit below each other they go on in the next column, as text does on a page.
 * Lengths are in units of the distance between neighbours.
 *
 * @param rowLength how many nodes fit into a row
 * @param columns how many columns of bands there are
 */
public record Pages(int rowLength, int columns) {

    /** What lies between two bands, beside the room that a row takes itself. */
    public static final double BAND_GAP = 0.9;

    static final double COLUMN_GAP = 2;

    /** As large as this, in px a unit, numbers are read easily; then what looks simpler is chosen. */
    private static final double READABLE = 24;

    /** Columns tear neighbours apart: they must gain more than this to be worth it. */
    private static final double GAIN = 0.6;
    /** Rows are rather long than wrapped if that costs no more than this. */
    private static final double NEARLY = 0.85;

    /** Layers beside each other must let the nodes be so many times as large to be worth it: one expects them below. */
    private static final double WORTH = 1.3;

    private static final double STEP = 1.25;
    private static final int MOST_COLUMNS = 600;

    /**
     * The simplest arrangement among those that let the nodes be drawn large.
     *
     * @param layers how many nodes each layer has
     */
    static Pages of(int[] layers, double width, double height) {
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
        return new Pages(length, columns);
    }

    /**
     * Whether the nodes of a graph can be drawn larger if each layer is one column beside the one before, as in a deep and
     * narrow graph on a wide board.
     *
     * @param layers how many nodes each layer has
     */
    static boolean areLargerBeside(int[] layers, double width, double height) {
        var below = of(layers, width, height);
        double largest = scale(layers, longest(layers), 1, height, width);
        return largest > WORTH * scale(layers, below.rowLength(), below.columns(), width, height)
                && of(layers, height, width).equals(new Pages(longest(layers), 1));
    }

    /** The largest scale with rows of any length. */
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
