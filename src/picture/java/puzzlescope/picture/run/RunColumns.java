package puzzlescope.picture.run;

import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.DepthRange;

/** The depths of a moment's range. For one painting. */
final class RunColumns implements DepthColumns {

    private final RunExcerpt moment;
    private final int[] lowest;
    private final int[] highest;
    private final boolean[] solution;

    RunColumns(RunExcerpt moment, int width) {
        this.moment = moment;
        lowest = new int[width];
        highest = new int[width];
        solution = new boolean[width];
        var range = new DepthRange();
        for (int column = 0; column < width; column++) {
            long first = start(column);
            long end = Math.max(first + 1, start(column + 1));
            moment.trace().profile().depths(first, Math.min(end, moment.to()), range);
            lowest[column] = range.isEmpty() ? Integer.MAX_VALUE : range.lowest();
            highest[column] = range.isEmpty() ? Integer.MIN_VALUE : range.highest();
            solution[column] = range.has(Role.SOLUTION);
        }
    }

    @Override
    public int width() {
        return lowest.length;
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
        return solution[column];
    }

    @Override
    public long start(int column) {
        return moment.eventAt(column, lowest.length);
    }
}
