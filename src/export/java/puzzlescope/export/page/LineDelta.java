package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The difference between two lists of numbers: runs of {@code keep, drop, count, count inserted numbers}; the rest
 * after the last run is kept. Source: E. W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986.
 */
final class LineDelta {

    /** With more differences, everything from the first to the last one is replaced. */
    private static final int MOST_DIFFERENCES = 240;

    private final int[] from;
    private final int[] to;
    private final int start;
    private final int fromEnd;
    private final int toEnd;
    private final List<Integer> runs = new ArrayList<>();
    private final List<Integer> added = new ArrayList<>();
    private int kept;
    private int dropped;

    private LineDelta(int[] from, int[] to) {
        this.from = from;
        this.to = to;
        int same = Arrays.mismatch(from, to);
        start = same < 0 ? from.length : same;
        int tail = 0;
        while (tail < Math.min(from.length, to.length) - start
                && from[from.length - 1 - tail] == to[to.length - 1 - tail]) {
            tail++;
        }
        fromEnd = from.length - tail;
        toEnd = to.length - tail;
    }

    /** Returns the difference from one list to another; empty if they are equal. */
    static List<Integer> of(int[] from, int[] to) {
        return Arrays.equals(from, to) ? List.of() : new LineDelta(from, to).runs();
    }

    private List<Integer> runs() {
        kept = start;
        var steps = steps();
        if (steps.isEmpty()) {
            dropped = fromEnd - start;
            Arrays.stream(to, start, toEnd).forEach(added::add);
        }
        int at = start;
        int target = start;
        for (var step : steps) {
            for (int same = step[0]; at < same; at++, target++) {
                keep();
            }
            if (step[1] == 0) {
                dropped++;
                at++;
            } else {
                added.add(to[target++]);
            }
        }
        flush();
        return List.copyOf(runs);
    }

    private void keep() {
        if (dropped > 0 || !added.isEmpty()) {
            flush();
        }
        kept++;
    }

    private void flush() {
        runs.addAll(List.of(kept, dropped, added.size()));
        runs.addAll(added);
        kept = 0;
        dropped = 0;
        added.clear();
    }

    /**
     * Returns the deletions (0) and insertions (1), as pairs of an index in the first list and the kind; empty if there
     * are too many.
     */
    private List<int[]> steps() {
        int limit = Math.min(MOST_DIFFERENCES, fromEnd + toEnd - 2 * start);
        var reached = new ArrayList<int[]>();
        var furthest = new int[2 * limit + 3];
        int middle = limit + 1;
        furthest[middle + 1] = start;
        for (int d = 0; d <= limit; d++) {
            reached.add(Arrays.copyOfRange(furthest, middle - d - 1, middle + d + 2));
            for (int diagonal = -d; diagonal <= d; diagonal += 2) {
                int x = isDown(furthest, middle, diagonal, d)
                        ? furthest[middle + diagonal + 1]
                        : furthest[middle + diagonal - 1] + 1;
                while (x < fromEnd && x - diagonal < toEnd && from[x] == to[x - diagonal]) {
                    x++;
                }
                furthest[middle + diagonal] = x;
                if (x >= fromEnd && x - diagonal >= toEnd) {
                    return back(reached);
                }
            }
        }
        return List.of();
    }

    private static boolean isDown(int[] furthest, int middle, int diagonal, int d) {
        return diagonal == -d || diagonal != d && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1];
    }

    private List<int[]> back(List<int[]> reached) {
        var steps = new ArrayList<int[]>();
        int diagonal = fromEnd - toEnd;
        for (int d = reached.size() - 1; d > 0; d--) {
            var before = reached.get(d);
            int middle = d + 1;
            boolean down = isDown(before, middle, diagonal, d);
            diagonal += down ? 1 : -1;
            steps.addFirst(new int[] {before[middle + diagonal], down ? 1 : 0});
        }
        return steps;
    }
}
