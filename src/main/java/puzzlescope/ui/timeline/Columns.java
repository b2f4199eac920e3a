package puzzlescope.ui.timeline;

import java.util.Arrays;

/**
 * What each column of the screen shows of a stretch: its lowest and highest depth, and whether a solution is in it. FX thread
 * only.
 */
final class Columns {

    private int width;
    private int[] lowest = {};
    private int[] highest = {};
    private boolean[] solution = {};
    private long[] starts = {};
    private int bottom;
    private int top;

    /** Divides a stretch, of which the bins are held, into so many columns. */
    void read(Bins bins, Stretch stretch, int columns) {
        if (columns != width) {
            width = columns;
            lowest = new int[columns];
            highest = new int[columns];
            solution = new boolean[columns];
            starts = new long[columns + 1];
        }
        Arrays.fill(lowest, Integer.MAX_VALUE);
        Arrays.fill(highest, Integer.MIN_VALUE);
        Arrays.fill(solution, false);
        bottom = Integer.MAX_VALUE;
        top = 0;
        for (int column = 0; column < width && bins.size() > 0; column++) {
            int bin = Math.min(bins.binOf(stretch.eventAt(column, width)), bins.size() - 1);
            int following = column + 1 < width ? bins.binOf(stretch.eventAt(column + 1, width)) : bins.size();
            int next = Math.max(bin + 1, following);
            starts[column] = bins.eventOf(bin);
            starts[column + 1] = bins.eventOf(next);
            for (; bin < next; bin++) {
                add(column, bins, bin);
            }
        }
    }

    private void add(int column, Bins bins, int bin) {
        if (!bins.isEmpty(bin)) {
            lowest[column] = Math.min(lowest[column], bins.lowest(bin));
            highest[column] = Math.max(highest[column], bins.highest(bin));
            solution[column] |= bins.hasSolution(bin);
            bottom = Math.min(bottom, lowest[column]);
            top = Math.max(top, highest[column]);
        }
    }

    int width() {
        return width;
    }

    boolean isEmpty(int column) {
        return highest[column] < lowest[column];
    }

    int lowest(int column) {
        return lowest[column];
    }

    int highest(int column) {
        return highest[column];
    }

    boolean hasSolution(int column) {
        return solution[column];
    }

    /** The first event that is shown in a column, or behind the last one if it is the column behind the last one. */
    long start(int column) {
        return starts[column];
    }

    /** The lowest depth of all columns, 0 if all are empty. */
    int bottom() {
        return Math.min(bottom, top);
    }

    /** The highest depth of all columns, 0 if all are empty. */
    int top() {
        return top;
    }
}
