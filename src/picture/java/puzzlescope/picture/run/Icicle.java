package puzzlescope.picture.run;

import puzzlescope.engine.trace.Trace;

/**
 * Icicle plot of a range: a box per call, as wide as its steps and at its depth. The boxes follow from the minimum and
 * the maximum depth of each column alone, whatever the number of steps: where the minimum is at least d in adjacent
 * columns, one and the same call is open there at depth d; where only the maximum is, there are calls too small to be
 * seen, which are drawn as one. One thread.
 */
public final class Icicle {

    /** Meaning of a box. */
    public enum Kind {
        /** One call, without a solution. */
        CALL,
        /** One call in which, or below which, a solution was found. */
        SOLVED,
        /** Calls that are too small to be seen. */
        MANY,
        /** Such calls, including a solution. */
        MANY_SOLVED
    }

    /** Receives the boxes. */
    @FunctionalInterface
    public interface Boxes {

        /**
         * Receives a box.
         *
         * @param depth of the call; the outermost one has 1
         * @param first the first column
         * @param end the column after the last one
         */
        void add(int depth, int first, int end, Kind kind);
    }

    /** Number of levels for which the owner of a solution at a box's edge is looked up. */
    private static final int MOST_EXACT = 128;

    private final IcicleCalls calls;
    private final DepthColumns columns;

    public Icicle(Trace trace, DepthColumns columns) {
        this(new IcicleCalls(trace), columns);
    }

    /** @param calls cache of looked-up calls, which may already hold some */
    public Icicle(IcicleCalls calls, DepthColumns columns) {
        this.calls = calls;
        this.columns = columns;
    }

    /** The greatest depth of all columns; 0 if nothing was called. */
    public int deepest() {
        int deepest = 0;
        for (int column = 0; column < columns.width(); column++) {
            if (!columns.isEmpty(column)) {
                deepest = Math.max(deepest, columns.highest(column));
            }
        }
        return deepest;
    }

    /** The least depth of all columns; 0 if there is none. */
    public int shallowest() {
        int shallowest = Integer.MAX_VALUE;
        for (int column = 0; column < columns.width(); column++) {
            if (!columns.isEmpty(column)) {
                shallowest = Math.min(shallowest, columns.lowest(column));
            }
        }
        return shallowest == Integer.MAX_VALUE ? 0 : shallowest;
    }

    /** Passes the boxes at a depth to a receiver, from left to right. */
    public void forEachBox(int depth, Boxes boxes) {
        int width = columns.width();
        int column = 0;
        while (column < width) {
            if (!reaches(column, depth)) {
                column++;
                continue;
            }
            int first = column;
            boolean one = columns.lowest(column) >= depth;
            boolean solved = columns.hasSolution(column);
            for (column++; column < width && goesOn(column, depth, one, solved); column++) {
                solved |= columns.hasSolution(column);
            }
            if (one) {
                solved = solved || endsInSolution(depth, first, column);
                boxes.add(depth, first, column, solved ? Kind.SOLVED : Kind.CALL);
            } else {
                boxes.add(depth, first, column, solved ? Kind.MANY_SOLVED : Kind.MANY);
            }
        }
    }

    private boolean reaches(int column, int depth) {
        return !columns.isEmpty(column) && columns.highest(column) >= depth;
    }

    private boolean goesOn(int column, int depth, boolean one, boolean solved) {
        return reaches(column, depth)
                && (columns.lowest(column) >= depth) == one
                && (one || columns.hasSolution(column) == solved);
    }

    /**
     * Returns whether a solution lies in the first or the last part of a call, in columns shared with other calls, or
     * out of view.
     */
    private boolean endsInSolution(int depth, int first, int end) {
        boolean left = first == 0 || columns.hasSolution(first - 1) && reaches(first - 1, depth);
        boolean right = end == columns.width() || columns.hasSolution(end) && reaches(end, depth);
        return depth <= MOST_EXACT
                && (left || right)
                && columns.start(first) < columns.solutionsKnownUntil()
                && calls.isSolved(columns.start(first), depth, columns.solutionsKnownUntil());
    }

    /**
     * The number of the event that opened the call of a box; negative if it is not kept, or there was no time to look
     * it up.
     */
    public long opened(int depth, int first) {
        return calls.opened(columns.start(first), depth);
    }

    /** Returns whether the box of a column at a depth is a single call, neither several nor none. */
    public boolean isCall(int depth, int column) {
        return reaches(column, depth) && columns.lowest(column) >= depth;
    }
}
