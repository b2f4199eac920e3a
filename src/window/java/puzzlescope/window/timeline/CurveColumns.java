package puzzlescope.window.timeline;

import java.util.Arrays;
import java.util.function.LongToIntFunction;
import puzzlescope.picture.run.DepthColumns;

/**
 * Content of each screen column of a range: its minimum and maximum depth, and whether it contains a solution. FX
 * thread only.
 */
final class CurveColumns implements DepthColumns {

    private int width;
    private int[] lowest = {};
    private int[] highest = {};
    private boolean[] solution = {};
    private long[] starts = {};
    /** The part of the run's measure in each column. */
    private int[] part = {};
    /** Minimum of each part. */
    private int[] bottom = {};

    private int[] top = {};

    private long told = Long.MAX_VALUE;
    /** True if there is a solution before {@link #told} in the column that contains it. */
    private boolean begun;

    /** Divides a range, whose bins are held, into columns. */
    void read(MeasureBins measureBins, VisibleRange visibleRange, int columns) {
        if (columns != width) {
            width = columns;
            lowest = new int[columns];
            highest = new int[columns];
            solution = new boolean[columns];
            starts = new long[columns + 1];
            part = new int[columns];
        }
        Arrays.fill(lowest, Integer.MAX_VALUE);
        Arrays.fill(highest, Integer.MIN_VALUE);
        Arrays.fill(solution, false);
        for (int column = 0; column < width && measureBins.size() > 0; column++) {
            int bin = Math.min(measureBins.binOf(visibleRange.eventAt(column, width)), measureBins.size() - 1);
            int following = column + 1 < width
                    ? measureBins.binOf(visibleRange.eventAt(column + 1, width))
                    : measureBins.size();
            int next = Math.max(bin + 1, following);
            starts[column] = measureBins.eventOf(bin);
            starts[column + 1] = measureBins.eventOf(next);
            for (; bin < next; bin++) {
                add(column, measureBins, bin);
            }
        }
        divide(1, _ -> 0);
        told = Long.MAX_VALUE;
    }

    /**
     * Hides solutions after a position.
     *
     * @param isSolved whether a solution lies between two positions
     */
    void hideSolutionsAfter(long position, LongRange isSolved) {
        told = position;
        begun = false;
        for (int column = 0; column < width; column++) {
            if (starts[column] < told && told < starts[column + 1] && solution[column]) {
                begun = isSolved.test(starts[column], told);
            }
        }
    }

    /** A predicate on the events from one to before another. */
    @FunctionalInterface
    interface LongRange {
        boolean test(long from, long to);
    }

    @Override
    public long solutionsKnownUntil() {
        return told;
    }

    /**
     * Separates the parts of a measure, which differ in what they count.
     *
     * @param partOf the part of an event; that of a column is that of its first one
     */
    void divide(int parts, LongToIntFunction partOf) {
        bottom = new int[parts];
        top = new int[parts];
        Arrays.fill(bottom, Integer.MAX_VALUE);
        for (int column = 0; column < width; column++) {
            if (!isEmpty(column)) {
                int at = partOf.applyAsInt(starts[column]);
                part[column] = at;
                bottom[at] = Math.min(bottom[at], lowest[column]);
                top[at] = Math.max(top[at], highest[column]);
            }
        }
    }

    /** Returns the first column of a part of the measure, or 0 if it has none. */
    int firstColumn(int of) {
        for (int column = 0; column < width; column++) {
            if (!isEmpty(column) && part[column] == of) {
                return column;
            }
        }
        return 0;
    }

    private void add(int column, MeasureBins measureBins, int bin) {
        if (!measureBins.isEmpty(bin)) {
            lowest[column] = Math.min(lowest[column], measureBins.lowest(bin));
            highest[column] = Math.max(highest[column], measureBins.highest(bin));
            solution[column] |= measureBins.hasSolution(bin);
        }
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public boolean isEmpty(int column) {
        return highest[column] < lowest[column];
    }

    @Override
    public int lowest(int column) {
        return lowest[column];
    }

    @Override
    public int highest(int column) {
        return highest[column];
    }

    @Override
    public boolean hasSolution(int column) {
        return solution[column] && starts[column] < told && (starts[column + 1] <= told || begun);
    }

    @Override
    public long start(int column) {
        return starts[column];
    }

    int parts() {
        return top.length;
    }

    int part(int column) {
        return part[column];
    }

    /** The minimum of a part's columns, 0 if all are empty. */
    int bottom(int ofPart) {
        return Math.min(bottom[ofPart], top[ofPart]);
    }

    /** The maximum of a part's columns, 0 if all are empty. */
    int top(int ofPart) {
        return top[ofPart];
    }

    /** The maximum of all columns, 0 if all are empty. */
    int top() {
        return Arrays.stream(top).max().orElse(0);
    }
}
